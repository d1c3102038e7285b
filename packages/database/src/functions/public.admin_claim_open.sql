-- Returns whether the caller may become the first admin: no admin exists, and no profile is older than theirs.
create or replace function public.admin_claim_open() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select not private.has_admin()
      and coalesce((select id from public.profiles order by created_at, id limit 1) = auth.uid(), false)
  $$;
grant execute on function public.admin_claim_open to authenticated;
