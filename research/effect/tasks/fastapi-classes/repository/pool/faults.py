import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

log = logging.getLogger("pool")


class Fault(Exception):
    """A refusal that the caller reads: a status, a code for programs and a text for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text


def answer_faults(app: FastAPI) -> None:
    """Answers every refusal and every failure in the one shape of this service."""

    @app.exception_handler(Fault)
    async def on_fault(_request: Request, fault: Fault) -> JSONResponse:
        return shown(fault.status, fault.code, fault.text)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return shown(422, "invalid", ascii(f"{place}: {first['msg']}")[1:-1])

    @app.exception_handler(HTTPException)
    async def on_http(_request: Request, error: HTTPException) -> JSONResponse:
        codes = {400: "invalid", 404: "unknown_address", 405: "wrong_method"}
        status = 422 if error.status_code == 400 else error.status_code
        return shown(status, codes.get(error.status_code, "refused"), str(error.detail))

    @app.exception_handler(Exception)
    async def on_failure(request: Request, error: Exception) -> JSONResponse:
        log.error("%s failed: %s", request.method, type(error).__name__)
        return shown(500, "failed", "This did not work and is our fault.")


def shown(status: int, code: str, text: str) -> JSONResponse:
    return JSONResponse({"fault": {"code": code, "text": text}}, status_code=status)
