-- Returns the facts in the description of a ledger row, so that it can be shown in any language: the source type selects the
-- sentence, the details fill it in. Null for sources that have only a description.
create or replace function private.ledger_details(source_type text, source_id text) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  -- the source id of a reversal names its payment, as in order:<id>:1
  kind text := case when source_type in ('refund', 'dispute', 'restored') then split_part(source_id, ':', 1) else source_type end;
  subject text := case when kind = source_type then source_id else split_part(source_id, ':', 2) end;
  is_ours boolean := subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if kind in ('order', 'trial') and is_ours then
    return (select jsonb_build_object('product', left(o.product_name, 400)) from public.orders o where o.id = subject::uuid);
  elsif kind = 'invoice' then
    return (select jsonb_build_object('product', left(i.product_name, 400)) from public.invoices i where i.id = subject);
  elsif kind = 'generation' and is_ours then
    return (select jsonb_build_object('title', g.title) from public.generations g where g.id = subject::uuid);
  elsif kind in ('signup', 'debt', 'debt_carried', 'withdrawal', 'goodwill') then
    return '{}';
  end if;
  return null;
end
$$;
