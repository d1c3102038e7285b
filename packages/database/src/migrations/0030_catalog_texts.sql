-- texts of admins keep their place: the keys of this area are spelled as the product spells the word
update public.translations set key = 'catalog.' || substr(key, length('catalogue.') + 1) where key like 'catalogue.%';
update public.translations set value = replace(value, 'behaviour', 'behavior')
  where language = 'en'
    and value = 'Answer five questions and get a behaviour rule that fits your AI model, your stack and the way you work.';
