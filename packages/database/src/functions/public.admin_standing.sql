-- Returns what the caller may do as an admin: `none`, `full`, or what is missing, `needs_code` or `needs_factor`.
create or replace function public.admin_standing() returns text
  language sql stable security definer set search_path = ''
  as $$
    select private.admin_standing(
      auth.uid(), (token.claims ->> 'session_id')::uuid, coalesce(token.claims ->> 'aal', 'aal1')
    )
    from (select auth.jwt() as claims) as token
  $$;
grant execute on function public.admin_standing to authenticated;
