import { useState } from 'react';
import type { DecisionUnit } from '#src/data/decisions/rules.ts';
import { type PastedShares, readPastedShares } from '#src/domain/decisions/pasted-shares.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

interface PasteSharesProps {
  units: readonly DecisionUnit[];
  onTake: (pasted: PastedShares) => void;
}

/** Takes over shares that were copied from a spreadsheet; lines of no unit are said. */
export function PasteShares({ units, onTake }: PasteSharesProps) {
  const { sharesForm: text } = useText('decisionRules');
  const { states } = useText('common');
  const [lines, setLines] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const take = () => {
    if (lines.trim() === '') return setSaid([text.nothingPasted]);
    const pasted = readPastedShares(lines, units);
    onTake(pasted);
    setSaid([
      text.taken({ count: pasted.shares.size }),
      ...(pasted.unread.length > 0 ? [text.unread({ lines: pasted.unread.join(' · ') })] : []),
    ]);
  };
  return (
    <Card>
      <div className="grid gap-3">
        <TextArea
          label={text.paste}
          hint={text.pasteHint}
          optional={states.optional}
          rows={4}
          value={lines}
          onChange={({ target }) => setLines(target.value)}
        />
        <Button className="justify-self-start" onClick={take}>
          {text.take}
        </Button>
        <div role="status" className="grid gap-1 text-14 text-secondary wrap-anywhere">
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </Card>
  );
}
