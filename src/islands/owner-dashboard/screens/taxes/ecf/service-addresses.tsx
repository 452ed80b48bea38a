import { Copy } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { serviceAddresses } from './checklist-steps.ts';

/** The addresses that are registered at the tax authority, each to be copied. */
export function ServiceAddresses({ slug }: { slug: string }) {
  const text = useText('ownerChecklist');
  const addresses = serviceAddresses(window.location.origin, slug);
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    showToast('success', text.copied);
  };
  return (
    <dl className="mt-1 grid gap-2">
      {(Object.keys(addresses) as (keyof typeof addresses)[]).map((name) => (
        <div key={name} className="grid gap-1">
          <dt className="text-14 text-hint">{text.addresses[name]}</dt>
          <dd className="flex items-center gap-2">
            <code className="min-w-0 rounded-mark bg-sunken px-2 py-1 text-14 wrap-anywhere">
              {addresses[name]}
            </code>
            <IconButton
              icon={Copy}
              label={text.copyOf({ name: text.addresses[name] })}
              onClick={() => void copy(addresses[name])}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
