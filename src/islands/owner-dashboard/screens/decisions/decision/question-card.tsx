import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { fetchDocument } from '#src/data/documents/mutations.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** What is asked: the explanation, the options in their order, the documents. */
export function QuestionCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const { form } = useText('ownerDecisions');
  const { data: options = [] } = useQuery(decisionQueries.options(decision.id));
  const { data: documents = [] } = useQuery(decisionQueries.documents(decision.id));
  return (
    <Card title={text.question}>
      <div className="grid gap-5">
        <p className="font-medium wrap-anywhere">{decision.question}</p>
        {decision.body ? <p className="text-15 whitespace-pre-line wrap-anywhere">{decision.body}</p> : null}
        {options.length > 0 ? (
          <div className="grid gap-1.5">
            <h3 className="text-14 font-medium text-secondary">{form.options}</h3>
            <ol className="grid list-decimal gap-1.5 pl-6 text-15">
              {options.map(({ position, label, detail }) => (
                <li key={position} className="wrap-anywhere">
                  {label}
                  {detail ? <span className="block text-14 text-secondary">{detail}</span> : null}
                </li>
              ))}
            </ol>
          </div>
        ) : null}
        {documents.length > 0 ? (
          <div className="grid gap-1.5">
            <h3 className="text-14 font-medium text-secondary">{text.documents}</h3>
            <ul className="grid justify-items-start gap-2">
              {documents.map((document) => (
                <li key={document.id}>
                  <DocumentButton document={document} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function DocumentButton({ document: { name, path } }: { document: { name: string; path: string } }) {
  const fetching = useAction({
    mutationFn: fetchDocument,
    onDone: (file) => saveFile(file, name),
  });
  useErrorToast(fetching);
  return (
    <Button icon={Download} size="sm" isBusy={fetching.isRunning} onClick={() => void fetching.run({ path })}>
      {name}
    </Button>
  );
}
