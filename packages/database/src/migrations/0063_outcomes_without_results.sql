-- A repeated request reads the result of its run as every other reader does.
alter type private.generation_outcome drop attribute result;
