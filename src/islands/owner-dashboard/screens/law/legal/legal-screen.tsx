import { useSearchParams } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { CountDate } from '#src/islands/shell/law/count-date.tsx';
import { LawLibrary } from '#src/islands/shell/law/law-library.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { CheckPart } from './check-part.tsx';
import { FilesPart } from './files-part.tsx';
import { IncreasePart } from './increase-part.tsx';
import { PapersPart } from './papers-part.tsx';

const parts = {
  files: FilesPart,
  library: LawLibrary,
  dates: CountDate,
  papers: PapersPart,
  check: CheckPart,
  increase: IncreasePart,
};
const ids = ['files', 'library', 'dates', 'papers', 'check', 'increase'] as const;

/** The law on rentals: files with their next day first, articles, dates, and the check of a contract. */
export function Screen() {
  const text = useText('ownerLegal');
  const [search, setSearch] = useSearchParams();
  const { can } = useOrganization();
  // A rent is changed by who may change a lease.
  const shown = ids.filter((id) => id !== 'increase' || can('leases.write'));
  const active = shown.find((id) => id === search.get('part')) ?? 'files';
  const Part = parts[active];
  return (
    <>
      <PageHeader title={text.title} description={text.text} />
      <Tabs
        label={text.tabs.label}
        tabs={shown.map((id) => ({ id, label: text.tabs[id] }))}
        active={active}
        onChange={(part) => setSearch({ part }, { replace: true })}
      >
        <div className="max-w-4xl">
          <Part />
        </div>
      </Tabs>
    </>
  );
}
