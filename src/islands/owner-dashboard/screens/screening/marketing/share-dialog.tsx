import { Copy, ExternalLink, FileDown, MessageCircle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { fetchPhoto, type PropertyPhoto } from '#src/data/portfolio/properties/photos.ts';
import { fetchFlyer } from '#src/data/screening/listings/flyer.ts';
import type { Listing } from '#src/data/screening/listings/queries.ts';
import { rentalPath, squaresPath, whatsAppLink } from '#src/domain/foundation/share-link.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { fitPicture } from '#src/islands/shell/redraw-picture.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface ShareDialogProps {
  /** The unit's name. */
  unit: string;
  listing: Listing;
  /** The first photo of the page. */
  cover: PropertyPhoto | undefined;
  onClose: () => void;
}

/** The ways in which a published page reaches people: its address, WhatsApp, a code for a camera, paper. */
export function ShareDialog({ unit, listing, cover, onClose }: ShareDialogProps) {
  const { listing: text } = useText('ownerListing');
  const { actions, languages: languageNames } = useText('common');
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const url = window.location.origin + rentalPath(language, listing.slug);
  const title = (language === 'en' && listing.titleEn) || listing.titleEs;
  const rent = formatMoney(listing.rentMinor, listing.rentCurrency, language, { look: 'said' });
  const flyer = useAction({
    mutationFn: async () => {
      // A JPEG, as a paper's file takes it, whatever the browser made of the photo when it was added.
      const photo = cover ? await fitPicture(await fetchPhoto(cover.path), FLYER_PHOTO_PX) : undefined;
      return fetchFlyer({ listingId: listing.id, language, photo });
    },
    onDone: (file) => saveFile(file, text.flyerName({ slug: listing.slug })),
  });
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    showToast('success', text.copied);
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.shareTitle({ unit })} closeLabel={actions.close}>
      <div className="grid gap-5">
        <ChoiceGroup
          look="segments"
          label={text.language}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={({ target }) => setLanguage(languages.find((known) => known === target.value) ?? own)}
        />
        <TextField label={text.link} readOnly value={url} onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-2">
          <Button icon={Copy} onClick={() => void copy()}>
            {text.copy}
          </Button>
          <a
            href={whatsAppLink(text.whatsAppText({ title, rent, url }))}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({})}
          >
            <MessageCircle size={18} aria-hidden="true" />
            {text.whatsApp}
          </a>
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass({})}>
            <ExternalLink size={18} aria-hidden="true" />
            {text.open}
          </a>
          <Button icon={FileDown} isBusy={flyer.isRunning} onClick={() => void flyer.run(undefined)}>
            {text.flyerFile}
          </Button>
        </div>
        <FailureNote text={flyer.error} />
        <Code url={url} alt={text.qrAlt({ unit })} />
      </div>
    </Dialog>
  );
}

/** Wide enough for print across a sheet. */
const FLYER_PHOTO_PX = 1200;

const MARGIN = 4;

function Code({ url, alt }: { url: string; alt: string }) {
  const { listing: text } = useText('ownerListing');
  const { path, size } = useMemo(() => {
    const { data } = encode(url, { border: 0 });
    return { path: squaresPath(data, MARGIN), size: data.length + 2 * MARGIN };
  }, [url]);
  return (
    <figure className="grid justify-items-center gap-2">
      {/* Cameras want dark squares on a light ground, in the dark theme too. */}
      <svg role="img" aria-label={alt} viewBox={`0 0 ${size} ${size}`} width="200" height="200">
        <rect width={size} height={size} rx="2" fill="#ffffff" />
        <path d={path} fill="#0b1f33" />
      </svg>
      <figcaption className="max-w-64 text-center text-14 text-hint">{text.qrText}</figcaption>
    </figure>
  );
}
