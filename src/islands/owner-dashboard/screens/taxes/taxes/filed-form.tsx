import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { fetchFiledContent } from '#src/data/taxes/filed-content.ts';
import { type FiledContent, type TaxFiling, taxQueries } from '#src/data/taxes/queries.ts';
import { type IsoMonth, monthOf } from '#src/domain/foundation/months.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { type FiledFigures, FormFigures } from './form-figures.tsx';

interface FiledFormProps {
  form: TaxForm;
  filing: TaxFiling;
  /** Of what the records give now. */
  sha256: string;
}

/** What was filed last, also after the form was opened again; and whether the records still give it. */
export function FiledForm({ form, filing, sha256 }: FiledFormProps) {
  const { form: text } = useText('ownerTaxes');
  const language = useLanguage();
  const { id, timeZone } = useOrganization();
  const filed = useQuery(taxQueries.filed(id, filing.id)).data ?? null;
  const filedAt = filed?.filedAt ?? filing.filedAt;
  if (filedAt === null) return null;
  const date = formatInstant(filedAt, language, timeZone);
  const isOther = (filed?.fileSha256 ?? filing.fileSha256) !== sha256;
  return (
    <>
      {isOther ? <Notice tone="warn">{text.filedChanged({ date })}</Notice> : null}
      {filed ? <FiledButton {...{ form, filed, date }} month={monthOf(filing.month)} /> : null}
    </>
  );
}

interface FiledButtonProps {
  form: TaxForm;
  filed: FiledContent;
  date: string;
  month: IsoMonth;
}

function FiledButton({ form, filed, date, month }: FiledButtonProps) {
  const { form: text } = useText('ownerTaxes');
  const { actions } = useText('common');
  const { id } = useOrganization();
  const [figures, setFigures] = useState<Partial<FiledFigures> | null>(null);
  const isFile = form !== 'IT-1' && form !== 'IR-17';
  const fetching = useAction({
    mutationFn: () => fetchFiledContent(id, filed.id),
    onDone: (content) => {
      if (isFile) saveFile(new Blob([content], { type: 'text/plain;charset=us-ascii' }), filed.fileName);
      else setFigures(JSON.parse(content) as Partial<FiledFigures>);
    },
  });
  return (
    <div className="grid gap-1.5">
      <Button icon={FileCheck} isBusy={fetching.isRunning} onClick={() => void fetching.run(undefined)}>
        {isFile ? text.filedFile : text.filedFigures}
      </Button>
      <p className="text-14 text-hint">{text.filedOn({ date })}</p>
      <FailureNote text={fetching.error} />
      {figures ? (
        <Dialog
          isOpen
          title={text.filedOn({ date })}
          closeLabel={actions.close}
          onClose={() => setFigures(null)}
        >
          <FormFigures loaded={figures} of={month} />
        </Dialog>
      ) : null}
    </div>
  );
}
