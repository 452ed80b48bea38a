import { Download, FileSpreadsheet } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { exportMyData } from '#src/data/people/account/mutations.ts';
import { securityQueries } from '#src/data/people/security/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { forgetDrafts } from '../form/form-draft.ts';
import { useSession, useToday } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection } from './account-page.tsx';
import { paymentsCsv } from './payments-csv.ts';

const JSON_INDENT = 2;

/** One's data to take along, and what this browser keeps. */
export function PrivacySection() {
  const { settings } = useText('account');
  const text = settings.privacy;
  return (
    <AccountSection id="privacy" title={text.title} text={text.text}>
      <Card>
        <ExportData />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <span className="min-w-0 flex-1 basis-64">
            <span className="block font-medium">{text.browser}</span>
            <span className="text-14 text-secondary">{text.browserText}</span>
          </span>
          <Button
            onClick={() => {
              forgetDrafts();
              showToast('success', text.forgotten);
            }}
          >
            {text.forget}
          </Button>
        </div>
      </Card>
    </AccountSection>
  );
}

function ExportData() {
  const { settings } = useText('account');
  const { enums } = useText('common');
  const text = settings.privacy;
  const { userId } = useSession();
  const today = useToday();
  const shared = { invalidates: [securityQueries.all(userId)], toast: text.exported };
  const asDocument = useAction({
    ...shared,
    mutationFn: exportMyData,
    onDone: (data) => {
      const file = new Blob([JSON.stringify(data, null, JSON_INDENT)], { type: 'application/json' });
      saveFile(file, `${text.fileName}-${today}.json`);
    },
  });
  const asTable = useAction({
    ...shared,
    mutationFn: exportMyData,
    onDone: (data) => {
      const file = new Blob([paymentsCsv(data, text.columns, enums)], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${text.paymentsFileName}-${today}.csv`);
    },
  });
  const error = asDocument.error ?? asTable.error;
  return (
    <div className="grid gap-4">
      <span>
        <span className="block font-medium">{text.export}</span>
        <span className="text-14 text-secondary">{text.exportText}</span>
      </span>
      <div className="flex flex-wrap gap-2">
        <Button icon={Download} isBusy={asDocument.isRunning} onClick={() => void asDocument.run(undefined)}>
          {text.exportJson}
        </Button>
        <Button icon={FileSpreadsheet} isBusy={asTable.isRunning} onClick={() => void asTable.run(undefined)}>
          {text.exportCsv}
        </Button>
      </div>
      <FailureNote text={error} />
    </div>
  );
}
