import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ListHead } from '#src/islands/shell/list/list-head.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { useLiveEcf } from '../ecf/use-live-ecf.ts';
import { TaxNotices } from './tax-notices.tsx';
import { useIssuer } from './use-issuer.ts';

const paths = {
  forms: '/finance/taxes',
  receipts: '/finance/taxes/receipts',
  profile: '/finance/taxes/profile',
} as const;
type TaxTab = keyof typeof paths;

/** What the screens of taxes share: title, areas, what to know first, tabs. */
export function TaxFrame({ tab, children }: { tab: TaxTab; children: ReactNode }) {
  const text = useText('ownerTaxes');
  const go = useGo();
  const { pathOf } = useIssuer();
  useLiveEcf();
  const tabs = Object.keys(paths) as TaxTab[];
  return (
    <>
      <ListHead title={text.title} description={text.description} section={<SectionLine />} />
      <TaxNotices isOnProfile={tab === 'profile'} />
      <Tabs
        label={text.tabsLabel}
        tabs={tabs.map((id) => ({ id, label: text.tabs[id] }))}
        active={tab}
        onChange={(id) => go(pathOf(paths[id as TaxTab]))}
      >
        {children}
      </Tabs>
    </>
  );
}
