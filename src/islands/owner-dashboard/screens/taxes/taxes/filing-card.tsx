import { Check, Download, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { LoadedForm } from '#src/data/taxes/forms.ts';
import { checkTaxForm } from '#src/data/taxes/mutations.ts';
import { type TaxFiling, taxQueries } from '#src/data/taxes/queries.ts';
import { type IsoMonth, monthOf } from '#src/domain/foundation/months.ts';
import { stateOfForm, type TaxForm } from '#src/domain/taxes/codes.ts';
import { isFileable } from '#src/domain/taxes/problems.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { UnsettledNotice } from '../ecf/unsettled-notice.tsx';
import { FiledForm } from './filed-form.tsx';
import { FileDialog, ReopenDialog } from './filing-dialogs.tsx';
import { useIssuer } from './use-issuer.ts';

interface FilingCardProps {
  form: TaxForm;
  month: IsoMonth;
  filing: TaxFiling | null;
  loaded: LoadedForm;
}

/** The file of a form and its way from open to filed. */
export function FilingCard({ form, month, filing, loaded }: FilingCardProps) {
  const { form: text, forms } = useText('ownerTaxes');
  const { file, sha256 } = loaded;
  const isChanged = filing !== null && filing.status !== 'open' && filing.fileSha256 !== sha256;
  return (
    <Card title={file ? text.fileName : forms.name({ form, name: forms.names[form] })}>
      <div className="grid gap-4 text-15">
        {file ? (
          <div>
            <p>{text.rows({ count: file.rowCount })}</p>
            {file.rowCount === 0 ? (
              <p className="text-14 text-hint">
                {loaded.isWithoutOperations ? text.informative : text.noRows}
              </p>
            ) : null}
            <p className="mt-2 text-14 break-all text-hint">{file.name}</p>
          </div>
        ) : null}
        {isChanged && filing.status === 'checked' ? <Notice tone="warn">{text.changed}</Notice> : null}
        {stateOfForm(filing) === 'rectify' ? <Notice tone="warn">{text.toRectify}</Notice> : null}
        <UnsettledNotice month={month} />
        {filing ? <FiledForm {...{ form, filing, sha256 }} /> : null}
        {file && !isFileable(file) ? <Notice tone="bad">{text.withErrors}</Notice> : null}
        {file ? (
          <Button
            icon={Download}
            onClick={() =>
              saveFile(new Blob([file.text], { type: 'text/plain;charset=us-ascii' }), file.name)
            }
          >
            {text.download}
          </Button>
        ) : null}
        <Steps {...{ form, month, filing, loaded, isChanged }} />
      </div>
    </Card>
  );
}

function Steps({ form, month, filing, loaded, isChanged }: FilingCardProps & { isChanged: boolean }) {
  const { form: text } = useText('ownerTaxes');
  const { can } = useOrganization();
  const { key: issuer } = useIssuer();
  const thisMonth = monthOf(useToday());
  const [dialog, setDialog] = useState<'file' | 'reopen' | null>(null);
  const check = useAction({
    mutationFn: checkTaxForm,
    invalidates: [taxQueries.all],
    toast: text.checked,
  });
  const { file, sha256 } = loaded;
  const status = filing?.status ?? 'open';
  const isReady = !file || isFileable(file);
  const key = { ...issuer, form, month };
  const isOpen = status === 'open' || stateOfForm(filing) === 'rectify';
  const mayCheck = can('money.write') && (isOpen || (status === 'checked' && isChanged));
  const mayFile = can('money.write') && status === 'checked' && !isChanged && month < thisMonth;
  return (
    <>
      {mayCheck ? (
        <Button
          variant="primary"
          icon={Check}
          disabled={!isReady}
          isBusy={check.isRunning}
          onClick={() => void check.run({ ...key, sha256 })}
        >
          {text.check}
        </Button>
      ) : null}
      {mayFile ? (
        <Button variant="primary" icon={Send} onClick={() => setDialog('file')}>
          {text.file}
        </Button>
      ) : null}
      {can('money.reverse') && status !== 'open' ? (
        <Button icon={RotateCcw} onClick={() => setDialog('reopen')}>
          {text.reopen}
        </Button>
      ) : null}
      <FailureNote text={check.error} />
      {dialog === 'file' ? <FileDialog {...key} sha256={sha256} onClose={() => setDialog(null)} /> : null}
      {dialog === 'reopen' ? <ReopenDialog {...key} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
