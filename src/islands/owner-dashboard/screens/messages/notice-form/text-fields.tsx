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
import { type NoticeInput, type NoticeValues, textFields } from './notice-schema.ts';

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
      const values = app.form.getValues();
      const { title, body } = textFields[one];
      return one === own || `${values[title]}${values[body]}`.trim() !== '';
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
              id={textFields[one].title}
              label={text.title}
              autoComplete="off"
              error={app.errorOf(textFields[one].title)}
              {...app.register(textFields[one].title)}
            />
            <TextArea
              id={textFields[one].body}
              label={text.body}
              rows={6}
              error={app.errorOf(textFields[one].body)}
              {...app.register(textFields[one].body)}
            />
            <div lang={own}>
              <TemplatesMenu
                kind="notice"
                language={one}
                written={{
                  title: app.form.watch(textFields[one].title),
                  body: app.form.watch(textFields[one].body),
                }}
                onUse={({ title, body }) => {
                  const typed = app.form.getValues(textFields[one].body).trimEnd();
                  const isTitled = app.form.getValues(textFields[one].title).trim() !== '';
                  if (!isTitled) app.form.setValue(textFields[one].title, title, { shouldDirty: true });
                  app.form.setValue(textFields[one].body, typed ? `${typed}\n\n${body}` : body, {
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
