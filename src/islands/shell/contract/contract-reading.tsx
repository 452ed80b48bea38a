import { useState } from 'react';
import type { ContractDocument } from '#src/domain/signing/contract.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';

/** The text of a contract to be read, in the reader's language first; which one binds is said. */
export function ContractReading({ document }: { document: ContractDocument }) {
  const text = useText('contract');
  const [shown, setShown] = useState<Language>(useLanguage());
  return (
    <div className="grid gap-5">
      <ChoiceGroup
        label={text.textLanguage}
        isLabelHidden
        look="segments"
        value={shown}
        choices={[
          { value: 'es', label: text.binding },
          { value: 'en', label: text.translation },
        ]}
        onChange={({ target }) => setShown(languages.find((one) => one === target.value) ?? shown)}
      />
      <article lang={shown} className="grid max-w-prose gap-5 wrap-anywhere">
        <h3 className="text-20">{document.title[shown]}</h3>
        {document[shown].map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-1.5">
            <h4 className="text-16 font-semibold">{heading}</h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-15">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
