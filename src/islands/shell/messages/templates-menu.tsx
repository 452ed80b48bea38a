import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { type Language, languages } from '#src/i18n/language.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const namespaces: readonly Namespace[] = ['messageTemplates'];

/** Common texts to start from, in either language: the reader's may be another than the writer's. */
export function TemplatesMenu({ onUse }: { onUse: (text: string) => void }) {
  const { compose } = useText('messages');
  const { actions, states, languages: names } = useText('common');
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <>
      <Button variant="quiet" icon={TextQuote} onClick={() => setOpen(true)}>
        {compose.templates}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={compose.templates}
        closeLabel={actions.close}
      >
        <p className="mb-3 text-14 text-secondary">{compose.templatesText}</p>
        <ChoiceGroup
          label={compose.templateLanguage}
          isLabelHidden
          look="segments"
          name="template-language"
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          choices={languages.map((one) => ({ value: one, label: names[one] }))}
        />
        {isOpen ? (
          <TextProvider
            language={language}
            namespaces={namespaces}
            fallback={<SkeletonText label={states.loading} rows={6} />}
          >
            <Texts
              nameOf={(name) => compose.use({ name })}
              onUse={(text) => {
                onUse(text);
                setOpen(false);
              }}
            />
          </TextProvider>
        ) : null}
      </Dialog>
    </>
  );
}

interface TextsProps {
  /** What the button does, in the writer's language. */
  nameOf: (name: string) => string;
  onUse: (text: string) => void;
}

function Texts({ nameOf, onUse }: TextsProps) {
  const texts = useText('messageTemplates');
  return (
    <ul className="mt-3 grid divide-y divide-line" lang={useLanguage()}>
      {Object.values(texts).map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={nameOf(name)}
            className="grid min-h-11 w-full gap-0.5 rounded-control px-2 py-2.5 text-left hover:bg-hover"
            onClick={() => onUse(text)}
          >
            <span className="text-15 font-medium">{name}</span>
            <span className="line-clamp-2 text-14 text-secondary">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
