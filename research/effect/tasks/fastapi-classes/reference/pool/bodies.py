from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class Body(BaseModel):
    """What a caller sends: types are exact, unknown fields are refused."""

    model_config = ConfigDict(strict=True, extra="forbid", str_strip_whitespace=True)


Line = Annotated[str, Field(min_length=1, max_length=200)]
Places = Annotated[int, Field(ge=1, le=200)]
Price = Annotated[int, Field(ge=0, le=100_000)]
Minutes = Annotated[int, Field(ge=15, le=240)]
