-- the seeded texts would hide the new ones
update public.translations set value = 'Answer five questions and get a behavior rule: a text that tells your AI tool how to build with you. It fits your model, your project and the way you work.'
where key = 'landing.lead' and language = 'en' and value = 'Answer five questions and get a behavior rule that fits your AI model, your stack and the way you work.';
update public.translations set value = 'Beantworte fünf Fragen und erhalte eine Verhaltensregel: einen Text, der deinem KI-Werkzeug sagt, wie es mit dir bauen soll, passend zu deinem Modell, deinem Projekt und deiner Arbeitsweise.'
where key = 'landing.lead' and language = 'de' and value = 'Beantworte fünf Fragen und erhalte eine Verhaltensregel, die zu deinem KI-Modell, deinem Stack und deiner Arbeitsweise passt.';
