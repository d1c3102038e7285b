from flask import Flask


def create_app() -> Flask:
    app = Flask(__name__)

    @app.get("/double/<int:number>")
    def double(number: int) -> dict[str, int]:
        return {"result": number * 2}

    return app
