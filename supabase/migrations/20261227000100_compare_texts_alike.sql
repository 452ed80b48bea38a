-- One rule by which texts are compared, in searches and in signatures: "D’Óleo" as a telephone writes it is "D'Óleo", a name
-- whose accents a Mac sends apart is the same name, and signs that nobody sees count for nothing. The body is written by
-- scripts/plain-text-sql.ts from src/domain/plain-text.ts; a test holds the two against each other, sign by sign.
create or replace function private.plain_text(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  v_text text := translate(lower(p_text collate "und-x-icu"),
    e'áéíóúüñàèìòùâêîôûäëïöãõåçýÿ–—-ºª\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u007f\u00a0’‘“”«»"''`´',
    'aeiouunaeiouaeiouaeioaoacyy   oa                                 ');
begin
  if octet_length(v_text) <> char_length(v_text) then
    v_text := regexp_replace(normalize(replace(p_text, '´', ''), nfkd),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0022\u0027\u0060\u00ab\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u05f4\u2018-\u201f\u2032-\u2037\u2039\u203a\u301d-\u301f\ua78b\ua78c\uff02\uff07\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g');
    v_text := lower(regexp_replace(v_text, '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d]', ' ', 'g') collate "und-x-icu");
    v_text := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(v_text,
    'ᴀᶏⱥƀƃɓʙᵬᶀꞗƈȼɕᴄꞓꞔꟄđƌȡɖɗᴅᵭᶁᶑꟈꟇðɇᴇᶒⱸꬴꬳƒᵮᶂꜰꞙǥɠɢʛᶃꞡɡħɦʜⱨꞕɨɪᵻᶖıɉʝᴊȷɟƙᴋᶄⱪꝁꝃꝅꞣĸłƚȴɫɬɭʟᴌᶅⱡꝉꞎꬷꬸꬹɱᴍᵯᶆꬺƞȵɲɳɴᵰᶇꞑꞥꬻŋøᴏⱺꝋꝍɵƥᴘᵱᵽᶈꝑꝓꝕɋʠꝗꝙꞯɍɼɽɾʀᵲᵳᶉꞧꭆꭉȿʂᵴᶊꜱꞩꟊꟅꟉẜẝŧƫƭȶʈᴛᵵⱦᴜᵾᶙꞹꞸꭎꭒʉʋᴠᶌⱱⱴꝟᴡⱳᶍꭖꭗꭘꭙƴɏʏỿꭚƶȥɀʐʑᴢᵶᶎꟆⱬꝣς',
    'aaabbbbbbbcccccccddddddddddddeeeeeefffffggggggghhhhhiiiiijjjjjkkkkkkkkklllllllllllllllmmmmmnnnnnnnnnnnooooooppppppppqqqqqrrrrrrrrrrrsssssssssssttttttttuuuuuuuuvvvvvvwwxxxxxyyyyyzzzzzzzzzzzσ'), 'ꜳ', 'aa'), 'æ', 'ae'), 'ᴁ', 'ae'), 'ꜵ', 'ao'), 'ꜷ', 'au'), 'ꜹ', 'av'), 'ꜻ', 'av'), 'ꜽ', 'ay'), 'ƕ', 'hv'), 'ɶ', 'oe'), 'œ', 'oe'), 'ꝏ', 'oo'), 'ȣ', 'ou'), 'ᴕ', 'ou'), 'ß', 'ss'), 'ᵺ', 'th'), 'þ', 'th'), 'ꝥ', 'th'), 'ꜩ', 'tz'), 'ꝡ', 'vy');
  end if;
  if position('  ' in v_text) > 0 then
    v_text := regexp_replace(v_text, ' +', ' ', 'g');
  end if;
  return btrim(v_text);
end
$$;
comment on function private.plain_text is
  'A text as texts are compared: small letters without accents, apostrophes and unseen signs, words a blank apart (src/domain/plain-text.ts).';

-- What is kept of it is written again.
alter table public.properties alter column search_text set expression as (
  private.plain_text(name || ' ' || sector || ' ' || municipality));
alter table public.units alter column search_text set expression as (private.plain_text(label));
alter table public.people
  alter column search_name set expression as (private.plain_text(full_name)),
  alter column search_text set expression as (
    private.plain_text(full_name) || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' ||
    regexp_replace(lower(identity_number), '[^0-9a-z]', '', 'g'));
alter table public.application_applicants alter column search_name set expression as (private.plain_text(full_name));
alter table public.maintenance_requests alter column search_text set expression as (
  private.plain_text(title || ' ' || description));
alter table public.documents alter column search_name set expression as (private.plain_text(name));
alter table public.conversations alter column search_text set expression as (private.plain_text(subject));
alter table public.messages alter column search_text set expression as (private.plain_text(body));
alter table public.notices alter column search_text set expression as (private.plain_text(title_es || ' ' || title_en));
alter table public.community_posts alter column search_text set expression as (private.plain_text(body));
reindex index public.properties_by_street;
reindex index public.payments_by_reference;
reindex index public.bank_lines_by_words;
reindex index public.journal_entries_by_words;

create or replace function private.sign_contract(
  p_ticket uuid, p_typed_name text, p_consent_version text, p_sha256 text, p_ip_address text, p_user_agent text)
returns public.contract_status
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_name text := regexp_replace(btrim(coalesce(p_typed_name, '')), '\s+', ' ', 'g');
  v_ticket private.signature_tickets;
  v_signer public.contract_signers;
  v_version public.contract_versions;
  v_lease public.leases;
begin
  update private.signature_tickets set used_at = now()
  where id = p_ticket and used_at is null and expires_at > now() returning * into v_ticket;
  if not found then
    perform private.fail('ticket_expired');
  end if;
  -- What follows happens in the signer's name.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', v_ticket.user_id, 'role', 'authenticated')::text, true);
  v_signer := private.my_signer(v_ticket.signer_id);
  v_version := private.refuse_closed_contract(v_signer);
  if coalesce(p_consent_version, '') = '' then
    perform private.fail('consent_missing');
  elsif p_sha256 is distinct from v_version.sha256 then
    perform private.fail('contract_changed');
  elsif char_length(private.plain_text(v_name)) < 3
    or (v_signer.role <> 'landlord' and private.plain_text(v_name) <> private.plain_text(v_signer.full_name)) then
    perform private.fail('signature_name_invalid', jsonb_build_object('name', v_signer.full_name));
  end if;
  update public.contract_signers set user_id = v_ticket.user_id, signed_at = now(), typed_name = v_name,
    consent_version = left(p_consent_version, 60), signed_sha256 = p_sha256,
    ip_address = left(coalesce(p_ip_address, ''), 64), user_agent = left(coalesce(p_user_agent, ''), 400)
  where id = v_signer.id;
  if v_signer.role <> 'landlord' then
    perform private.link_signer(v_signer, v_ticket.user_id);
  end if;
  select * into strict v_lease from public.leases where id = v_version.lease_id for update;
  perform private.write_lease_event(v_lease, 'party_signed', jsonb_build_object('name', v_name, 'role', v_signer.role,
    'number', v_version.number));
  if not exists (select 1 from public.contract_signers where version_id = v_version.id and signed_at is null) then
    perform private.conclude_contract(v_version, v_lease);
  else
    if v_lease.status = 'sent' then
      update public.leases set status = 'partially_signed' where id = v_lease.id;
    end if;
    if v_signer.role <> 'landlord' then
      perform private.mail_about_contract(v_version, 'signed', v_name, '', v_signer.id::text);
    end if;
  end if;
  return (select status from public.contract_versions where id = v_version.id);
end
$$;
