/** Header names in mail programs' languages: https://datatracker.ietf.org/doc/html/rfc5322#section-3.6 */
const LABELS = {
  from: [
    'From',
    'Von',
    'De',
    'Da',
    'Van',
    'Från',
    'Fra',
    'Lähettäjä',
    'Od',
    'От',
    '差出人',
    '发件人',
  ],
  date: [
    ...['Sent', 'Date', 'Gesendet', 'Datum', 'Envoyé', 'Enviado', 'Enviada em', 'Fecha', 'Data'],
    ...['Inviato', 'Verzonden', 'Skickat', 'Sendt', 'Dato', 'Lähetetty', 'Wysłano', 'Odesláno'],
    ...['Отправлено', 'Дата', '送信日時', '发送时间', 'Date Sent'],
  ],
  to: [
    'To',
    'An',
    'À',
    'A',
    'Para',
    'Aan',
    'Till',
    'Til',
    'Vastaanottaja',
    'Do',
    'Komu',
    'Кому',
    '宛先',
    '收件人',
  ],
  copy: ['Cc', 'Kopie', 'Bcc', 'Reply-To', 'Antwort an'],
  subject: [
    ...['Subject', 'Betreff', 'Objet', 'Asunto', 'Oggetto', 'Assunto', 'Onderwerp', 'Ämne', 'Emne'],
    ...['Aihe', 'Temat', 'Předmět', 'Тема', '件名', '主题'],
  ],
};
const kinds = new Map(
  Object.entries(LABELS).flatMap(([kind, names]) =>
    names.map((name) => [name.toLowerCase(), kind]),
  ),
);

const LABEL = /^\s*\**([\p{L}][\p{L} -]{0,20}?)\s?(?::\*|\*?[:：])/u;
const ORIGINAL = /^\s*(_{20,}|-{2,} ?[\p{L}' ]{4,40} ?-{2,})\s*$/u;
const STARTS = /^\s*(On|Am|Le|El|Il|Em|Op|Den|W dniu|Dnia|\d|在|Il giorno)\b/iu;
const ENDS =
  /(wrote|writes|schrieb|écrit|escribió|scritto|escreveu|schreef|skrev|kirjoitti|napisał(\(a\))?|pisze|написала?|пишет|写道|寫道|작성|のメッセージ|書きました|írta|napsal(\(a\))?|scris|yazdı|έγραψε)\s?[:：]$|(schrieb|schreef|skrev) .{1,120}:$/iu;
const MAX_LENGTH = 600;

/** The number of lines above a quote that introduce it: "On …, Ines wrote:", or the header of a quoted mail. */
export function introductionAbove(lines: readonly string[], end: number): number {
  let last = end;
  while (last > 0 && lines[last - 1]!.trim() === '' && end - last < 3) last -= 1;
  const count = attributionLines(lines, last) || headerLines(lines, last);
  return count === 0 ? 0 : end - last + count;
}

/** Programs break "On …, Ines wrote:" after 76 characters, so it can take three lines. */
function attributionLines(lines: readonly string[], last: number): number {
  let found = 0;
  for (let count = 1; count <= 3 && count <= last; count += 1) {
    const part = lines.slice(last - count, last);
    if (part.some((line) => line.trim() === '' || line.length > MAX_LENGTH)) break;
    const text = part.join(' ').replace(/[*_]/g, '').trim();
    if (!ENDS.test(text)) continue;
    if (STARTS.test(text)) return count;
    if (/\d|@/.test(text)) found ||= count;
  }
  return found;
}

/** The number of lines in a complete header (From, Sent or To, and Subject), with the rule or title above it. */
function headerLines(lines: readonly string[], last: number): number {
  const seen = new Set<string>();
  let first = last;
  for (let index = last - 1; index >= 0 && last - index <= 12; index -= 1) {
    const kind = labelOf(lines[index]!);
    if (!kind && !/^\s+\S/.test(lines[index]!)) break;
    if (kind) seen.add(kind);
    if (kind === 'from') {
      first = index;
      break;
    }
  }
  if (!seen.has('from') || seen.size < 3) return 0;
  while (first > 0 && lines[first - 1]!.trim() === '' && ORIGINAL.test(lines[first - 2] ?? ''))
    first -= 1;
  if (first > 0 && ORIGINAL.test(lines[first - 1]!)) first -= 1;
  return last - first;
}

function labelOf(line: string): string | undefined {
  const [, name] = LABEL.exec(line.slice(0, 60)) ?? [];
  return name && kinds.get(name.toLowerCase());
}
