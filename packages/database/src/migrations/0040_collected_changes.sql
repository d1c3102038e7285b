-- What the servers would have been notified of, if the caller announces it itself after the commit.
alter type private.generation_outcome add attribute changes text[];
