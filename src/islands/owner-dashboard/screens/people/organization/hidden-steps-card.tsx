import { useStore } from '@nanostores/react';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { $hiddenSteps, hideSteps } from '#src/stores/hidden-steps.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

const namespaces: readonly Namespace[] = ['ownerStart'];

/** Brings the first steps back to the home of an organization where they were hidden. */
export function HiddenStepsCard() {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces}>
      <ShowAgain />
    </TextProvider>
  );
}

function ShowAgain() {
  const { steps: text } = useText('ownerStart');
  const { id } = useOrganization();
  if (!useStore($hiddenSteps).includes(id)) return null;
  const show = () => {
    hideSteps(id, false);
    showToast('success', text.shown);
  };
  return (
    <Card title={text.hiddenTitle} action={<Button onClick={show}>{text.showAgain}</Button>}>
      <p className="text-secondary">{text.hiddenText}</p>
    </Card>
  );
}
