-- The nightly deletion finds declarations whose time is over.
create index consents_by_time on private.consents (given_at);
-- Deleted accounts leave orders without name and address; those deleted before kept them.
update public.orders o
set billing = jsonb_build_object('isBusiness', billing -> 'isBusiness', 'country', billing -> 'country')
from auth.users u
where u.id = o.user_id and u.deleted_at is not null and o.billing is not null;
