import { useDeferredValue, useState } from 'react';
import { type UnitUse, unitUses } from '#src/domain/foundation/enums.ts';
import { checkContract } from '#src/domain/law/contract-check/check-contract.ts';
import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { FindingList } from '../parts/finding-list.tsx';

/** More than any lease is long. */
const MOST_CHARACTERS = 100_000;

/** Checks what is pasted against the law, here in the browser. */
export function CheckPart() {
  const text = useText('lawCheck');
  const [written, setWritten] = useState('');
  const [use, setUse] = useState<UnitUse>('dwelling');
  const [isWhole, setWhole] = useState(true);
  const today = useToday();
  const checked = useDeferredValue(written);
  const findings = checkContract({ text: checked, use, day: today, isWhole });
  return (
    <div className="grid gap-5">
      <Notice>{text.information}</Notice>
      <Card title={text.title} description={text.text}>
        <div className="grid gap-4">
          <div className="max-w-xs">
            <SelectField
              label={text.use}
              value={use}
              options={unitUses.map((value) => ({ value, label: text.uses[value] }))}
              onChange={({ target }) => setUse(unitUses.find((one) => one === target.value) ?? use)}
            />
          </div>
          <TextArea
            label={text.input}
            rows={10}
            maxLength={MOST_CHARACTERS}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
          <Checkbox
            label={text.isWhole}
            checked={isWhole}
            onChange={({ target }) => setWhole(target.checked)}
          />
        </div>
      </Card>
      {checked.trim() ? <FindingList findings={findings} /> : null}
    </div>
  );
}
