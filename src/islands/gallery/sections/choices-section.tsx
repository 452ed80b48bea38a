import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { Stepper } from '#src/ui/components/stepper.tsx';
import { Section } from './section.tsx';

export function ChoicesSection() {
  const { sections, choices } = useText('gallery');
  const { steps } = useText('common');
  const [current, setCurrent] = useState(1);
  const stepNames = [choices.steps.property, choices.steps.tenant, choices.steps.terms, choices.steps.review];
  const { thirty, calendar, none } = choices.prorationOptions;
  return (
    <Section id="choices" title={sections.choices}>
      <Card>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <ChoiceGroup
            label={choices.proration}
            defaultValue="thirty"
            choices={[
              { value: 'thirty', ...thirty },
              { value: 'calendar', ...calendar },
              { value: 'none', ...none, isDisabled: true },
            ]}
          />
          <div className="grid gap-4">
            <ChoiceGroup
              label={choices.period}
              look="segments"
              defaultValue="month"
              choices={[
                { value: 'month', label: choices.periods.month },
                { value: 'quarter', label: choices.periods.quarter },
                { value: 'year', label: choices.periods.year },
              ]}
            />
            <Checkbox label={choices.reminders} hint={choices.remindersHint} defaultChecked />
            <fieldset>
              <Checkbox label={choices.terms} />
              <FieldError id="terms-error" text={choices.termsProblem} />
            </fieldset>
          </div>
        </div>
      </Card>
      <Card>
        <Stepper
          label={choices.stepper}
          steps={stepNames.map((label) => ({ id: label, label }))}
          current={current}
          onGoTo={setCurrent}
          positionText={steps.position({ current: current + 1, total: stepNames.length })}
          doneText={steps.done}
        />
      </Card>
    </Section>
  );
}
