import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import type { TemplateKind } from '#src/domain/foundation/outgoing-enums.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { SavedTemplates } from './saved-templates.tsx';
import { TemplateChoice, type Written } from './template-choice.tsx';

const namespaces: readonly Namespace[] = ['messageTemplates'];

interface TemplatesMenuProps {
  kind: TemplateKind;
  /** What stands in the fields, to be kept. */
  written: Written;
  /** Where the field is for one language; else it is chosen here. */
  language?: Language;
  onUse: (template: Written) => void;
}

/** Texts to start from, the organization's own and common ones, in either language: the reader's may be another than the writer's. */
export function TemplatesMenu({ kind, written, language: given, onUse }: TemplatesMenuProps) {
  const { compose } = useText('messages');
  const { actions, states, languages: names } = useText('common');
  const [isOpen, setOpen] = useState(false);
  const own = useLanguage();
  const [chosen, setChosen] = useState<Language>(given ?? own);
  const language = given ?? chosen;
  const use = (template: Written) => {
    onUse(template);
    setOpen(false);
  };
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
        {given ? null : (
          <ChoiceGroup
            label={compose.templateLanguage}
            isLabelHidden
            look="segments"
            name="template-language"
            value={language}
            onChange={(event) => setChosen(event.target.value as Language)}
            choices={languages.map((one) => ({ value: one, label: names[one] }))}
          />
        )}
        {isOpen ? (
          <div className="mt-4 grid gap-5">
            <SavedTemplates key={language} kind={kind} language={language} written={written} onUse={use} />
            <section className="grid gap-1">
              <h3 className="text-14 font-semibold text-secondary">{compose.commonTemplates}</h3>
              <TextProvider
                language={language}
                namespaces={namespaces}
                fallback={<SkeletonText label={states.loading} rows={6} />}
              >
                <CommonTexts nameOf={(name) => compose.use({ name })} onUse={use} />
              </TextProvider>
            </section>
          </div>
        ) : null}
      </Dialog>
    </>
  );
}

interface CommonTextsProps {
  /** What the button does, in the writer's language. */
  nameOf: (name: string) => string;
  onUse: (template: Written) => void;
}

function CommonTexts({ nameOf, onUse }: CommonTextsProps) {
  const texts = useText('messageTemplates');
  return (
    <ul className="grid divide-y divide-line" lang={useLanguage()}>
      {Object.values(texts).map(({ name, text }) => (
        <li key={name}>
          <TemplateChoice
            title={name}
            body={text}
            label={nameOf(name)}
            onUse={() => onUse({ title: name, body: text })}
          />
        </li>
      ))}
    </ul>
  );
}
