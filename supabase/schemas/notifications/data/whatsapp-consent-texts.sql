insert into private.whatsapp_consent_texts (version, language, text) values
  ('2026-11-28', 'en', 'I want to get notifications about my account by WhatsApp at the number that I gave. I can choose which ones, and I can stop them at any time in my settings or by answering STOP. My operator may charge me for data.'),
  ('2026-11-28', 'es', 'Quiero recibir por WhatsApp, en el número que indiqué, avisos sobre mi cuenta. Puedo elegir cuáles y dejar de recibirlos cuando quiera en mis ajustes o respondiendo BAJA. Mi operador puede cobrarme los datos.')
on conflict (version, language) do update set text = excluded.text;
