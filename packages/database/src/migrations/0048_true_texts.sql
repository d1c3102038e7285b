-- texts that promised more than the shop does, wherever an admin has not replaced them
update public.translations set value = 'Five answers. One rule for your model.'
  where key = 'tagline.1' and language = 'en' and value = 'Five answers. One rule your model follows.';
update public.translations set value = 'Fünf Antworten. Eine Regel für dein Modell.'
  where key = 'tagline.1' and language = 'de' and value = 'Fünf Antworten. Eine Regel, an die sich dein Modell hält.';
update public.translations set value = 'Bitte bestätige die Erklärung, um fortzufahren.'
  where key = 'pleaseConfirm' and language = 'de'
    and value = 'Bitte bestätige den Verzicht auf das Widerrufsrecht, um fortzufahren.';
