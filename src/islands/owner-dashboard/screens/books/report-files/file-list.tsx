import { useQuery } from '@tanstack/react-query';
import { Download, FileClock, Trash2 } from 'lucide-react';
import { fetchReportFile, removeReportFile } from '#src/data/books/report-files/mutations.ts';
import { type ReportFile, reportFileQueries } from '#src/data/books/report-files/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { periodName } from '#src/i18n/reports/words.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const tones: Record<ReportFile['status'], Tone> = {
  waiting: 'neutral',
  working: 'info',
  done: 'good',
  failed: 'bad',
};

const KILO = 1000;

/** Files that were asked for: how far they are, and the way to take them. */
export function FileList() {
  const { list: text } = useText('ownerReportFiles');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(reportFileQueries.list(id));
  return (
    <Card title={text.title} description={text.text} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(files) => files.length === 0}
        empty={<EmptyState icon={FileClock} title={text.empty} text={text.emptyText} />}
      >
        {(files) => (
          <ul className="border-t border-line">
            {files.map((file) => (
              <FileLine key={file.id} file={file} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function FileLine({ file }: { file: ReportFile }) {
  const { list: text, form } = useText('ownerReportFiles');
  const language = useLanguage();
  const { id, can } = useOrganization();
  const { userId } = useSession();
  const reports = useText('ownerReports');
  const places = useQuery(reportQueries.places(id)).data;
  const period = periodName({ from: file.startsOn, to: file.endsOn }, reports, language);
  const property = places?.properties.find((one) => one.id === file.propertyId)?.name;
  const remove = useAction({
    mutationFn: removeReportFile,
    invalidates: [reportFileQueries.all],
    toast: text.removed,
  });
  useErrorToast(remove);
  const isOwn = file.requestedBy === userId || can('money.write');
  return (
    <li className="grid gap-3 border-b border-line px-5 py-4 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="text-15 font-medium first-letter:uppercase">{period}</p>
          <p className="text-14 text-hint">{property ?? form.everyProperty}</p>
        </div>
        <Badge tone={tones[file.status]}>{text.statuses[file.status]}</Badge>
        {file.status === 'done' ? <TakeButton file={file} period={period} /> : null}
        {isOwn ? (
          <IconButton
            icon={Trash2}
            label={text.remove({ period })}
            onClick={() => void remove.run({ reportFileId: file.id })}
          />
        ) : null}
      </div>
      <FileStatus file={file} period={period} />
    </li>
  );
}

function FileStatus({ file, period }: { file: ReportFile; period: string }) {
  const { list: text } = useText('ownerReportFiles');
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  if (file.status === 'failed')
    return (
      <p className="text-14 text-bad">{file.error === 'not_allowed' ? text.notAllowed : text.failedText}</p>
    );
  if (file.status !== 'done')
    return (
      <ProgressBar
        label={text.progressOf({ period })}
        share={file.entryCount === 0 ? 0 : file.doneCount / file.entryCount}
        valueText={text.progress({ done: count(file.doneCount), all: count(file.entryCount) })}
      />
    );
  const kilobytes = file.byteCount / KILO;
  const size =
    kilobytes < KILO
      ? text.kilobytes({ count: formatNumber(kilobytes, language, 1) })
      : text.megabytes({ count: formatNumber(kilobytes / KILO, language, 1) });
  return <p className="text-14 text-secondary">{text.ready({ entries: count(file.doneCount), size })}</p>;
}

function TakeButton({ file, period }: { file: ReportFile; period: string }) {
  const { list: text, fileName } = useText('ownerReportFiles');
  const take = useAction({
    mutationFn: () => fetchReportFile(file.id),
    onDone: (blob) => saveFile(blob, `${fileName}-${file.startsOn}-${file.endsOn}.csv`),
  });
  useErrorToast(take);
  return (
    <Button
      icon={Download}
      isBusy={take.isRunning}
      aria-label={text.downloadOf({ period })}
      onClick={() => void take.run(undefined)}
    >
      {text.download}
    </Button>
  );
}
