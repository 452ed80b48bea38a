import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** What chances are not made of, and why. */
export function NotUsed() {
  const { notUsed: text } = useText('forecasts');
  return (
    <Card title={text.title}>
      <div className="grid max-w-prose gap-2 text-15 text-secondary">
        <p>{text.text}</p>
        <ul className="list-disc pl-5">
          <li>{text.people}</li>
          <li>{text.complaints}</li>
        </ul>
        <p>{text.decisions}</p>
      </div>
    </Card>
  );
}
