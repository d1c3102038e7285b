-- Definitions restore what callers may do, so it needs no record.
delete from private.settings where name in ('access', 'access_fingerprint');
