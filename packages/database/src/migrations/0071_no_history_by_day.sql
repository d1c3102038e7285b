-- nothing reads it since the dashboard has no chart; an older migration created it, so its file alone does not remove it
drop function if exists public.token_history (integer);
