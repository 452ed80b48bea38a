import { Ellipsis, FileCode, FileSearch } from 'lucide-react';
import type { ReceivedReceipt } from '#src/data/expenses/received/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { hasFile, useReceivedXml } from './use-received-xml.ts';

/** What can be seen of a received receipt. */
export function ReceivedMenu({ received, onOpen }: { received: ReceivedReceipt; onOpen: () => void }) {
  const { panel: text } = useText('ownerReceived');
  const xml = useReceivedXml(received);
  useErrorToast(xml);
  const label = text.actionsOf({ encf: received.encf });
  return (
    <Menu
      label={label}
      items={[
        { id: 'open', icon: FileSearch, label: text.open, onSelect: onOpen },
        ...(hasFile(received)
          ? [{ id: 'xml', icon: FileCode, label: text.xml, onSelect: () => void xml.run(undefined) }]
          : []),
      ]}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
    />
  );
}
