-- Returns what an account may do as an admin in a session, with a token of this level: `none`, `full`, or what is missing,
-- `needs_code` or `needs_factor`. The token and the session must both be proved, so that tokens from before the code stay
-- weak. Every call of a person asks: this language keeps its plan for the session.
create or replace function private.admin_standing(person uuid, session uuid, level text) returns text
  language plpgsql stable set search_path = ''
  as $$
begin
  return coalesce((
    select case
      when account.app_metadata -> 'is_admin' is distinct from 'true'::jsonb or account.deleted_at is not null then 'none'
      when exists (select from auth.mfa_factors where user_id = person and status = 'verified') then
        case
          when level = 'aal2' and exists (
            select from auth.sessions where id = session and user_id = person and aal = 'aal2'
          ) then 'full'
          else 'needs_code'
        end
      when private.requires_two_factor() then 'needs_factor'
      else 'full'
    end
    from auth.users as account where account.id = person
  ), 'none');
end
$$;
