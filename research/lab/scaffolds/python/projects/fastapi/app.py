from fastapi import FastAPI

app = FastAPI()


@app.get("/double/{number}")
async def double(number: int) -> dict[str, int]:
    return {"result": number * 2}
