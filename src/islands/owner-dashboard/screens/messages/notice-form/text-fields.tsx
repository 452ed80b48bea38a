import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageWords } from '#src/domain/messages/message-words.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { TemplatesMenu } from '#src/islands/shell/messages/templates-menu.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { NoticeInput, NoticeValues } from './notice-schema.ts';

export interface NoticeFieldsProps {
  app: AppForm<NoticeInput, NoticeValues>;
}

/** Title and text, in the writer's language and, when asked for, in the other. */
export function TextFields({ app }: NoticeFieldsProps) {
  const { form: text } = useText('notices');
  const { languages: names } = useText('common');
  const own = useLanguage();
  const [shown, setShown] = useState<readonly Language[]>(() =>
    languages.filter((one) => {
      const { [`title_${one}` as const]: title, [`body_${one}` as const]: body } = app.form.getValues();
      return one === own || `${title}${body}`.trim() !== '';
    }),
  );
  const missing = languages.find((one) => !shown.includes(one));
  return (
    <div className="grid gap-6">
      {languages
        .filter((one) => shown.includes(one))
        .map((one) => (
          <fieldset key={one} lang={one} className="grid gap-4">
            <legend className="mb-2 text-16 font-semibold" lang={own}>
              {text[one]}
            </legend>
            <TextField
              id={`title_${one}`}
              label={text.title}
              autoComplete="off"
              error={app.errorOf(`title_${one}`)}
              {...app.register(`title_${one}`)}
            />
            <TextArea
              id={`body_${one}`}
              label={text.body}
              rows={6}
              error={app.errorOf(`body_${one}`)}
              {...app.register(`body_${one}`)}
            />
            <div lang={own}>
              <TemplatesMenu
                kind="notice"
                language={one}
                written={{ title: app.form.watch(`title_${one}`), body: app.form.watch(`body_${one}`) }}
                onUse={({ title, body }) => {
                  const typed = app.form.getValues(`body_${one}`).trimEnd();
                  const isTitled = app.form.getValues(`title_${one}`).trim() !== '';
                  if (!isTitled) app.form.setValue(`title_${one}`, title, { shouldDirty: true });
                  app.form.setValue(`body_${one}`, typed ? `${typed}\n\n${body}` : body, {
                    shouldDirty: true,
                  });
                }}
              />
              <p className="text-14 text-hint">{text.words({ words: messageWords[one].join(', ') })}</p>
            </div>
          </fieldset>
        ))}
      {missing ? (
        <div>
          <Button icon={Plus} onClick={() => setShown([...shown, missing])}>
            {text.addLanguage({ language: names[missing] })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
