import { reportFileQueries } from '#src/data/books/report-files/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { FileForm } from './file-form.tsx';
import { FileList } from './file-list.tsx';

/** The journal of a period as a file that is made in the background, with how far it is. */
export function Screen() {
  const text = useText('ownerReportFiles');
  const { id } = useOrganization();
  useLive([{ table: 'report_files', filter: `organization_id=eq.${id}` }], [reportFileQueries.all]);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        back={<BackLink to="/finance/reports">{text.back}</BackLink>}
      />
      <SectionLine />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <FileForm />
        <FileList />
      </div>
    </>
  );
}
