-- Credits the tokens of a paid subscription invoice once; not while its order is in review, and never to a deleted account.
create or replace function private.credit_invoice(paid text) returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  invoice public.invoices;
  is_withheld boolean;
begin
  select * into invoice from public.invoices where id = paid for update;
  if invoice.status <> 'paid' or invoice.settled_at is not null or invoice.returned_at is not null then
    return false;
  end if;
  perform from auth.users where id = invoice.user_id and deleted_at is null for share;
  is_withheld := not found or exists (
    select from public.orders o
    where o.stripe_subscription_id = invoice.stripe_subscription_id and o.state in ('review', 'refunded')
  );
  update public.invoices set withheld = is_withheld, settled_at = case when is_withheld then null else now() end
    where id = paid;
  if is_withheld or invoice.tokens = 0 then
    return false;
  end if;
  perform private.post_tokens(
    invoice.user_id, invoice.tokens, 'Subscription: ' || left(invoice.product_name, 400), 'invoice', paid, null
  );
  return true;
end
$$;
