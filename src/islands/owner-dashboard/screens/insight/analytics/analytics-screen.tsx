import { analysisSections } from '#src/domain/insight/analysis/sections.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { FigureHost } from './figure-host.tsx';
import { HeadPart } from './head-part.tsx';
import { RequestFilters } from './request-filters.tsx';
import { SectionPart } from './section-part.tsx';
import { useAnalysis } from './use-analysis.ts';

/** How a period went: the few figures that say it first, then one matter after the other. Each figure opens. */
export function Screen() {
  const text = useText('analytics');
  const { request, section, change, openSection } = useAnalysis();
  const open = analysisSections.find(({ id }) => id === section) ?? analysisSections[0];
  return (
    <FigureHost>
      <PageHeader title={text.title} description={text.about} />
      <SectionLine />
      <RequestFilters request={request} onChange={change} />
      <div className="grid min-w-0 gap-6">
        <HeadPart request={request} />
        {open ? (
          <Tabs
            label={text.sections.label}
            tabs={analysisSections.map(({ id }) => ({ id, label: text.sections[id] }))}
            active={open.id}
            onChange={openSection}
          >
            <SectionPart key={open.id} section={open} request={request} />
          </Tabs>
        ) : null}
      </div>
    </FigureHost>
  );
}
