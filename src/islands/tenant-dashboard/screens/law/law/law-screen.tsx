import { useSearchParams } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { CountDate } from '#src/islands/shell/law/count-date.tsx';
import { LawLibrary } from '#src/islands/shell/law/law-library.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { LeasePart } from './lease-part.tsx';

const parts = { lease: LeasePart, library: LawLibrary, dates: CountDate };
const ids = ['lease', 'library', 'dates'] as const;

/** The law on rentals, for who rents: the days of their own lease, articles and dates. */
export function Screen() {
  const text = useText('tenantLaw');
  const [search, setSearch] = useSearchParams();
  const active = ids.find((id) => id === search.get('part')) ?? 'lease';
  const Part = parts[active];
  return (
    <>
      <PageHeader title={text.title} description={text.text} />
      <Tabs
        label={text.tabs.label}
        tabs={ids.map((id) => ({ id, label: text.tabs[id] }))}
        active={active}
        onChange={(part) => setSearch({ part }, { replace: true })}
      >
        <Part />
      </Tabs>
    </>
  );
}
