-- the seeded texts would hide the new ones
update public.translations set value = 'Five answers become the rule that tells your AI tool how to build with you: files that Cursor and Claude load, or a text that you paste into ChatGPT or Lovable.'
where key = 'landing.lead' and language = 'en' and value = 'Answer five questions and get a behavior rule: a text that tells your AI tool how to build with you. It fits your model, your project and the way you work.';
update public.translations set value = 'Aus fünf Antworten wird die Regel, die deinem KI-Werkzeug sagt, wie es mit dir bauen soll: Dateien, die Cursor und Claude laden, oder ein Text für ChatGPT und Lovable.'
where key = 'landing.lead' and language = 'de' and value = 'Beantworte fünf Fragen und erhalte eine Verhaltensregel: einen Text, der deinem KI-Werkzeug sagt, wie es mit dir bauen soll, passend zu deinem Modell, deinem Projekt und deiner Arbeitsweise.';
