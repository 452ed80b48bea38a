import { ChevronDown } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';

interface RecordHeadProps {
  /** The word for what it is: "Lease". It stands before the title, so that no two kinds of page look alike. */
  kind: string;
  /** What tells it from others of its kind: "Apt 1, Luis Féliz". */
  title: string;
  back: ReactNode;
  /** One line: a place, a day, an amount. Empty ones are left out. */
  facts?: readonly ReactNode[];
  /** Its state, as a badge. */
  state?: ReactNode;
  /** The one action that its state asks for; none where nothing is to be done. */
  primary?: ReactNode;
  /** Everything else that can be done; groups begin with `startsGroup`. */
  actions?: readonly MenuItem[];
}

/** The head of a record's page: what it is, in what state, the one action that is next, and the rest in a menu. */
export function RecordHead({ kind, title, back, facts = [], state, primary, actions = [] }: RecordHeadProps) {
  const shown = facts.filter(Boolean);
  return (
    <PageHeader
      kind={kind}
      title={title}
      back={back}
      description={
        shown.length > 0 || state ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {shown.length > 0 ? (
              <span>
                {Children.map(shown, (fact) => (
                  <span className="not-first:before:mx-1.5 not-first:before:content-['·']">{fact}</span>
                ))}
              </span>
            ) : null}
            {state}
          </span>
        ) : undefined
      }
      actions={
        primary || actions.length > 0 ? (
          <>
            {actions.length > 0 ? <ActionsMenu actions={actions} /> : null}
            {primary}
          </>
        ) : undefined
      }
    />
  );
}

function ActionsMenu({ actions }: { actions: readonly MenuItem[] }) {
  const text = useText('record');
  return (
    <Menu
      label={text.actions}
      align="end"
      items={actions}
      trigger={(props) => (
        <Button {...props} icon={ChevronDown}>
          {text.actions}
        </Button>
      )}
    />
  );
}
