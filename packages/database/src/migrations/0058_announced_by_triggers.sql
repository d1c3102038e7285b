-- The triggers announce the changes of a charge themselves.
alter type private.generation_outcome drop attribute changes;
