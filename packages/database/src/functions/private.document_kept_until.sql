-- Returns the last day on which an issued document has to be kept: eight years from the end of its year (section 14b UStG), ten
-- where the tax of another member state is declared through the one stop shop (section 22 (1) UStG, Art. 369k of Directive
-- 2006/112/EC).
create or replace function private.document_kept_until(document public.billing_documents) returns date
  language sql immutable set search_path = ''
  return private.end_of_year_after(
    document.issued_at,
    case when document.treatment = 'taxed' and document.tax_country <> document.facts -> 'seller' ->> 'country' then 10 else 8 end
  );
