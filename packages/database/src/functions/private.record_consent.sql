-- Records a person's declaration. `consent` has the columns of its row by name; its words are already in `private.legal_texts`.
create or replace function private.record_consent(owner uuid, consent jsonb) returns void
  language plpgsql set search_path = ''
  as $$
begin
  insert into private.consents (user_id, declaration, version, text_hash, language, address_hash, given_at, order_id)
    select owner, given.declaration, given.version, given.text_hash, given.language, given.address_hash, given.given_at,
      given.order_id
    from jsonb_populate_record(null::private.consents, consent) as given;
end
$$;
