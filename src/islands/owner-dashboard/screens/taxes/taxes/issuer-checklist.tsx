import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** What a person does at the DGII to become an electronic issuer; what was read second hand says so. */
export function IssuerChecklist() {
  const { checklist: text, issuers } = useText('ownerTaxes');
  return (
    <Card title={text.title} description={text.text}>
      <div className="grid gap-5 text-15">
        {text.parts.map((part) => (
          <details key={part.title}>
            <summary className="cursor-pointer rounded-mark py-1 font-semibold">{part.title}</summary>
            <ul className="mt-2 grid list-disc gap-2 pl-5">
              {part.items.map((item) => (
                <li key={item.text}>
                  {item.text}
                  {item.isSecondHand ? <span className="text-hint"> ({issuers.secondHand})</span> : null}
                </li>
              ))}
            </ul>
          </details>
        ))}
        <p className="text-14 text-hint">{text.ask}</p>
      </div>
    </Card>
  );
}
