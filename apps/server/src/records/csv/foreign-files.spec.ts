import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ImportPreview, importPreviewSchema } from '@polaris/contracts';
import { customerInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers'));

type File = string | Uint8Array<ArrayBuffer>;

/** Filled-in values are replaced as well; filling-empty-fields.spec.ts tests what happens without. */
const overwriting = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}overwrite=true`;

const upload = (path: string, raw: File) =>
  owner.post(`/api/admin/import/customers${overwriting(path)}`, undefined, {
    raw,
    headers: { 'content-type': 'text/csv' },
  });

async function preview(raw: File, query = ''): Promise<ImportPreview> {
  const { body, text, status } = await upload(`/preview${query}`, raw);
  expect([status, text]).toEqual([200, text]);
  return importPreviewSchema.parse(body);
}

async function importAll(raw: File): Promise<ImportPreview> {
  const told = await preview(raw);
  const { status, text } = await upload(`?plan=${told.plan}&skipErrors=true`, raw);
  expect([status, text]).toEqual([200, text]);
  return told;
}

type Stored = Record<string, string | number | null>;

/** In the order of the file, without empty values. */
const stored = () =>
  polaris.dataSource.query<Stored[]>(
    `select name, email, phone, company, status, "totalValue"::float8 as value, notes
     from customers order by id`,
  );

/** A line of a wide file, which has only these cells. */
const lineOf = (header: string, cells: Record<string, string>): string =>
  header
    .split(',')
    .map((name) => (cells[name] === undefined ? '' : `"${cells[name].replaceAll('"', '""')}"`))
    .join(',');

const file = (header: string, ...lines: Record<string, string>[]): string =>
  [header, ...lines.map((cells) => lineOf(header, cells))].join('\r\n');

const create = async (overrides = {}) =>
  (await owner.post('/api/customers', customerInput(overrides))).body as { id: number };

describe('exports of other products', () => {
  // Google Contacts' column names since 2024, as in public files of that kind.
  const GOOGLE =
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Website 1 - Label,Website 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value';

  it('reads contacts that Google exported', async () => {
    const contacts = file(
      GOOGLE,
      {
        'First Name': 'Maya',
        'Middle Name': 'Ada',
        'Last Name': 'Okafor',
        'Organization Name': 'Harbor Trust',
        Notes: 'Met in\nMay',
        Labels: '* myContacts ::: * Clients',
        'E-mail 1 - Label': '* Work',
        'E-mail 1 - Value': 'maya@harbor.example ::: maya@home.example',
        'Phone 2 - Label': 'Mobile',
        'Phone 2 - Value': '+1 415 555 0101 ::: +1 415 555 0102',
        'Website 1 - Value': 'https://harbor.example',
      },
      { 'E-mail 2 - Value': 'only.mail@example.com' },
      { 'Organization Name': 'Acme', 'Phone 1 - Value': '415 555 0103' },
    );
    expect(await importAll(contacts)).toMatchObject({ created: 3, mistakeCount: 0 });
    expect(await stored()).toMatchObject([
      {
        name: 'Maya Ada Okafor',
        email: 'maya@harbor.example',
        phone: '+1 415 555 0101',
        company: 'Harbor Trust',
        notes: 'Met in\nMay',
      },
      { name: 'only.mail', email: 'only.mail@example.com' },
      { name: 'Acme', phone: '415 555 0103', company: 'Acme' },
    ]);
  });

  // Its earlier column names.
  const OLDER_GOOGLE =
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Language,Photo,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Yomi Name,Organization 1 - Title';

  it('reads contacts that Google exported in earlier years', async () => {
    const contacts = file(
      OLDER_GOOGLE,
      {
        Name: 'Maya Okafor',
        'Given Name': 'Maya',
        'Family Name': 'Okafor',
        'E-mail 1 - Type': '*',
        'E-mail 1 - Value': 'maya@example.com',
        'Phone 1 - Value': '415 555 0101',
        'Organization 1 - Name': 'Harbor Trust',
        'Organization 1 - Title': 'Manager',
      },
      { 'Given Name': 'Ines', 'Family Name': 'Calloway', 'E-mail 2 - Value': 'ines@example.com' },
    );
    expect(await importAll(contacts)).toMatchObject({ created: 2, mistakeCount: 0 });
    expect(await stored()).toMatchObject([
      {
        name: 'Maya Okafor',
        email: 'maya@example.com',
        phone: '415 555 0101',
        company: 'Harbor Trust',
      },
      { name: 'Ines Calloway', email: 'ines@example.com' },
    ]);
  });

  // The columns of Outlook's own CSV file.
  const OUTLOOK =
    "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager's Name,Assistant's Name,Assistant's Phone,Company Yomi,Business Street,Business City,Personal Web Page,Spouse,Web Page,Birthday,Anniversary,Notes";

  it('reads contacts that Outlook exported', async () => {
    const contacts = file(
      OUTLOOK,
      {
        'First Name': 'Maya',
        'Last Name': 'Okafor',
        Title: 'Dr.',
        'E-mail 2 Address': 'maya@example.com',
        'Mobile Phone': '415 555 0101',
        'Business Fax': '415 555 0199',
        "Assistant's Phone": '415 555 0198',
        Company: 'Harbor Trust',
        Notes: 'A note',
      },
      { 'First Name': 'Ines', 'Business Phone 2': '415 555 0102', Pager: '1' },
    );
    expect(await importAll(contacts)).toMatchObject({ created: 2, mistakeCount: 0 });
    expect(await stored()).toMatchObject([
      {
        name: 'Maya Okafor',
        email: 'maya@example.com',
        phone: '415 555 0101',
        company: 'Harbor Trust',
        notes: 'A note',
      },
      { name: 'Ines', phone: '415 555 0102' },
    ]);
  });

  // The columns of HubSpot's contact export, as in public files of that kind.
  const HUBSPOT =
    'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Marketing contact status,Create Date,Last Modified Date,Lifecycle Stage,Associated Company,Associated Company IDs,Associated Deal';

  it('reads contacts that HubSpot exported', async () => {
    const contacts = file(
      HUBSPOT,
      {
        'Record ID': '101',
        'First Name': 'Maya',
        'Last Name': 'Okafor',
        Email: 'maya@example.com',
        'Phone Number': '+14155550101',
        'Lead Status': 'NEW',
        'Contact owner': 'sam@seller.example',
        'Lifecycle Stage': 'Lead',
        'Associated Company': 'Harbor Trust',
      },
      { 'Record ID': '102', Email: 'ines@example.com', 'Lifecycle Stage': 'Customer' },
      {
        'Record ID': '103',
        'First Name': 'Zed',
        Email: 'z@example.com',
        'Lifecycle Stage': 'active',
      },
    );
    const told = await importAll(contacts);
    expect(told).toMatchObject({ created: 3, mistakeCount: 0 });
    expect(told.notices).toContainEqual({
      column: 'Lifecycle Stage',
      lines: 2,
      message:
        'Left out: "Lead", "Customer". Must be one of: Active, Inactive, On Hold, Completed, Potential.',
    });
    expect(told.notices).toContainEqual({
      column: 'Contact owner',
      lines: 1,
      message: 'Left out, though it looks like emails.',
    });
    expect(await stored()).toMatchObject([
      {
        name: 'Maya Okafor',
        email: 'maya@example.com',
        phone: '+14155550101',
        company: 'Harbor Trust',
        status: 'active',
      },
      { name: 'ines', email: 'ines@example.com' },
      { name: 'Zed', status: 'active' },
    ]);
  });

  // Stripe's customer export, with the column names of its dashboard.
  const STRIPE =
    'id,Description,Email,Name,Created (UTC),Delinquent,Plan,Status,Total Spend,Payment Count,Refunded Volume,Dispute Losses,tag (metadata)';

  it('reads customers that Stripe exported', async () => {
    const customers = file(
      STRIPE,
      {
        id: 'cus_1',
        Email: 'maya@example.com',
        Name: 'Maya Okafor',
        'Created (UTC)': '2026-01-02 10:00',
        Status: 'active',
        'Total Spend': '1200.50',
        Description: 'Coaching',
      },
      { id: 'cus_2', Email: 'ines@example.com', Status: 'past_due', 'Total Spend': '0.00' },
    );
    const told = await importAll(customers);
    expect(told).toMatchObject({ created: 2, mistakeCount: 0 });
    expect(told.notices.map(({ column, lines }) => [column, lines])).toEqual([
      ['Status', 1],
      ['id', 2],
      ['name', 1],
    ]);
    expect(await stored()).toMatchObject([
      { name: 'Maya Okafor', email: 'maya@example.com', value: 1200.5, notes: 'Coaching' },
      { name: 'ines', email: 'ines@example.com', value: 0, status: 'active' },
    ]);
  });

  // A client list as the help pages of HoneyBook and Dubsado describe it: a person or two names, a stage,
  // an amount.
  it.each([
    [
      'HoneyBook',
      'Full Name,Email,Phone,Company Name,Project Name,Project Date,Stage,Total Project Value,Lead Source',
      {
        'Full Name': 'Maya Okafor',
        Phone: '(415) 555-0101',
        'Company Name': 'Harbor Trust',
        Stage: 'Proposal Sent',
        'Total Project Value': '$1,200.50',
      },
    ],
    [
      'Dubsado',
      'First Name,Last Name,Email,Phone Number,Company,Address,Status,Project Title,Lead Source,Total Revenue',
      {
        'First Name': 'Maya',
        'Last Name': 'Okafor',
        'Phone Number': '(415) 555-0101',
        Company: 'Harbor Trust',
        Status: 'Job',
        'Total Revenue': '1200.50',
      },
    ],
  ])('reads clients that %s exported', async (_, header, cells) => {
    const told = await importAll(file(header, { ...cells, Email: 'maya@example.com' }));
    expect(told).toMatchObject({ created: 1, mistakeCount: 0 });
    expect(await stored()).toMatchObject([
      {
        name: 'Maya Okafor',
        email: 'maya@example.com',
        phone: '(415) 555-0101',
        company: 'Harbor Trust',
        value: 1200.5,
        status: 'active',
      },
    ]);
  });

  // Users choose the columns of these two; both write a UTF-8 mark or none.
  it.each([
    ['Notion', '\uFEFFName,Email,Phone,Status,Tags,Created time'],
    ['Airtable', 'Name,Email,Phone,Status,Attachments,Last Modified'],
  ])('reads a table that %s exported', async (_, header) => {
    const told = await importAll(
      `${header}\nMaya Okafor,maya@example.com,415 555 0101,In progress,"a, b",\n` +
        `Ines,ines@example.com,,Won,,\nZed,z@example.com,,Potential,,\n`,
    );
    expect(told).toMatchObject({ created: 3, mistakeCount: 0 });
    expect(told.notices).toMatchObject([{ column: 'Status', lines: 2 }]);
    expect(await stored()).toMatchObject([
      { name: 'Maya Okafor', phone: '415 555 0101', status: 'active' },
      { name: 'Ines', status: 'active' },
      { name: 'Zed', status: 'potential' },
    ]);
  });

  it.each([[GOOGLE], [OLDER_GOOGLE], [OUTLOOK], [HUBSPOT], [STRIPE]])(
    'adds no one when a file with the columns %s is imported again',
    async (header) => {
      const person: Record<string, string> = {};
      for (const name of header.split(',')) {
        if (/^(First|Given) Name$/.test(name)) person[name] = 'Maya';
        if (/^(Last|Family) Name$/.test(name)) person[name] = 'Okafor';
        if (/^(Email|E-mail Address|E-mail 1 - Value)$/.test(name)) person[name] = 'm@example.com';
        if (name === 'id') person[name] = 'cus_1';
      }
      const { Email, 'E-mail Address': mail, 'E-mail 1 - Value': value, ...rest } = person;
      const contacts = file(header, person, {
        ...rest,
        'Last Name': 'Lind',
        'Family Name': 'Lind',
      });
      const { created } = await importAll(contacts);
      expect(created).toBeGreaterThan(0);
      expect(await preview(contacts)).toMatchObject({ created: 0, updated: 0, unchanged: created });
      expect([Email, mail, value].filter(Boolean)).toEqual(['m@example.com']);
    },
  );
});

describe('the name in a line', () => {
  it.each([
    ['Last Name,First Name', 'Okafor,Maya', 'Maya Okafor'],
    ['Last,First,Middle', 'Okafor,Maya,Ada', 'Maya Ada Okafor'],
    ['Name,First Name,Last Name', ',Maya,Okafor', 'Maya Okafor'],
    ['Name,First Name,Last Name', 'Dr. Maya Okafor,Maya,Okafor', 'Dr. Maya Okafor'],
    ['Name,Surname', 'Maya,Okafor', 'Maya Okafor'],
    ['Name,Last Name', 'Maya Okafor,Okafor', 'Maya Okafor'],
    ['Client,Email', '"""Maya Okafor""",m@example.com', 'Maya Okafor'],
    ['Email,Company', 'maya@example.com,Harbor Trust', 'Harbor Trust'],
    ['Email', 'maya.okafor@example.com', 'maya.okafor'],
    ['Name,Email', '\u200B,maya@example.com', 'maya'],
    ['Email', '"Maya <maya@example.com>"', 'maya'],
  ])('reads %s, %s as %s', async (header, line, name) => {
    expect((await preview(`${header}\n${line}\n`)).lines).toMatchObject([{ name }]);
  });

  it('keeps the name of a stored customer when the imported file has no names', async () => {
    await create({ name: 'Maya Okafor', email: 'maya@example.com', phone: '' });
    await importAll('Email,Phone\nmaya@example.com,415 555 0101\n');
    expect(await stored()).toMatchObject([{ name: 'Maya Okafor', phone: '415 555 0101' }]);
  });

  it('rejects an imported line without a name, an email and a company', async () => {
    const told = await preview('Name,Email,Phone\n,,415 555 0101\n');
    expect(told.mistakes).toEqual([{ line: 2, column: 'name', message: 'Name is required' }]);
  });
});

describe('an amount in a file', () => {
  it.each([
    ['1200,50', 1200.5],
    ['1 200,50', 1200.5],
    ['1\u00A0200,50', 1200.5],
    ['"1200,50"', 1200.5],
    ['1,2', 1.2],
    ['1.200,50', 1200.5],
    ['USD 1,200', 1200],
    ["1'200.50", 1200.5],
  ])('reads %s as %d', async (cell, value) => {
    await importAll(`Name;Email;Total Value\nEuro;euro@example.com;${cell}\n`);
    expect(await stored()).toMatchObject([{ value }]);
  });

  it.each([
    ['1.200', 'Can be read as 1,200 or as 1.2: please write 1,200.00 or 1.20.'],
    ['\u20AC1,200.50', 'Amounts are in US dollars. Please leave other currencies out.'],
    ['-4', 'Must be an amount of at least 0, such as 1,200.50.'],
    ['(4.00)', 'Must be an amount of at least 0, such as 1,200.50.'],
    ['about 5', 'Must be an amount of at least 0, such as 1,200.50.'],
  ])('rejects the line of %s with a reason', async (cell, message) => {
    const { mistakes, created } = await preview(`Name;Total Value\nA;${cell}\nB;1\n`);
    expect(mistakes).toEqual([{ line: 2, column: 'totalValue', message }]);
    expect(created).toBe(1);
  });

  it('reads imported numbers in a custom number field the same way as amounts', async () => {
    await owner.post('/api/admin/customer-fields', { name: 'Seats', kind: 'number' });
    const told = await preview('Name;Seats\nA;1200,5\nB;1.200,5\nC;1.125\nD;1,2,3\nE;1,200\n');
    expect(told.lines.map(({ changes }) => changes.at(-1)!.is)).toEqual([
      '1200.5',
      '1200.5',
      '1.125',
      '1200',
    ]);
    expect(told.mistakes).toMatchObject([{ line: 5, column: 'Seats' }]);
    await polaris.dataSource.query('delete from customer_fields');
  });
});

describe('an email in a file', () => {
  it.each([
    ['maya@example.com '],
    [' maya@example.com'],
    ['\u00A0maya@example.com\u00A0'],
    ['maya@example.com\u200B'],
    ['Maya <maya@example.com>'],
    ['"Okafor, Maya" <maya@example.com>'],
    ['mailto:maya@example.com'],
    ['<maya@example.com>'],
    ["'maya@example.com'"],
    ['maya@example.com;'],
    ['maya@example.com; m@home.example'],
    ['maya@example.com, m@home.example'],
    ['maya@example.com\nm@home.example'],
    ['maya@example.com ::: m@home.example'],
    ['n/a; maya@example.com'],
  ])('reads the email %j', async (cell) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    expect(await importAll(`Name,Email\nMaya,${quoted}\n`)).toMatchObject({ created: 1 });
    expect(await stored()).toMatchObject([{ email: 'maya@example.com' }]);
  });

  it.each([
    ['info@\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444', 'info@xn--e1afmkfd.xn--p1ai'],
    ['r&d@example.com', 'r&d@example.com'],
  ])('stores the email %s as %s', async (cell, email) => {
    await importAll(`Name,Email\nMaya,${cell}\n`);
    expect(await stored()).toMatchObject([{ email }]);
  });
});

describe('a line that differs from the others', () => {
  const AROUND = ['First,first@example.com,one', 'Last,last@example.com,three'] as const;
  const around = (line: string) => `Name,Email,Notes\n${AROUND[0]}\n${line}\n${AROUND[1]}\n`;

  it.each([
    ['Bad One,bad@example.com,likes 24" screens', { name: 'Bad One', notes: 'likes 24" screens' }],
    ['Robert "Bob" Smith,bob@example.com,', { name: 'Robert "Bob" Smith' }],
    ['"Bob" Smith,bob@example.com,', { name: '"Bob" Smith' }],
    ['Bob,bob@example.com,"said \\"yes\\""', { notes: 'said "yes"' }],
    ['Bob,bob@example.com,"a \\"b, c\\" d"', { notes: 'a "b, c" d' }],
    ['Bob, "bob@example.com" ,x', { email: 'bob@example.com' }],
    ['Bob,bob@example.com,="4155550123"', { notes: '4155550123' }],
    ['Bob,bob@example.com,"=""0123"""', { notes: '0123' }],
    ['Bob,bob@example.com,"two\nlines, and ""more"""', { notes: 'two\nlines, and "more"' }],
  ])('reads %j with the lines around it', async (line, expected) => {
    expect(await importAll(around(line))).toMatchObject({ created: 3, mistakeCount: 0 });
    expect(await stored()).toMatchObject([{ name: 'First' }, expected, { name: 'Last' }]);
  });

  it.each([
    ['"Unclosed,open@example.com,x'],
    ['Unclosed,"open@example.com,x'],
    ['Unclosed,open@example.com,"x'],
    ['"Un""closed,open@example.com,x'],
  ])('rejects only one line: %s', async (line) => {
    for (const text of [around(line), `Name,Email,Notes\n${AROUND.join('\n')}\n${line}`]) {
      const told = await preview(text);
      expect(told).toMatchObject({ created: 2, mistakeCount: 1 });
      expect(told.mistakes[0]!.message).toBe('A quotation mark in this line is not closed.');
      expect(told.lines.map(({ name }) => name)).toEqual(['First', 'Last']);
    }
  });

  it('keeps the lines after an unclosed quote, even if a later line also has a quote', async () => {
    const lines = ['A,a@example.com,19" rack', ...AROUND, 'B,b@example.com,24" screen'];
    const text = `Name,Email,Notes\n${lines.join('\n')}`;
    expect(await importAll(text)).toMatchObject({ created: 4, mistakeCount: 0 });
    const open = `Name,Email,Notes\n"A,a@example.com,x\n${AROUND.join('\n')}\nB,b@example.com,y"\n`;
    expect(await preview(open)).toMatchObject({ unchanged: 2, mistakeCount: 1 });
  });

  it('reports the line number below a text of several lines', async () => {
    const told = await preview('Name,Email\n"A\nB",a@example.com\nC,nonsense\n');
    expect(told.mistakes).toMatchObject([{ line: 4, column: 'email' }]);
  });
});

describe('the whole file', () => {
  const bytes = (text: string, encoding: BufferEncoding) =>
    new Uint8Array(Buffer.from(text, encoding));
  const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
  const TEXT = 'Name;Email\r\nZo\u00EB;zoe@example.com\r\nB;b@example.com\r\n';

  it.each<[string, File]>([
    ['sep=;', `sep=;\r\n${TEXT}`],
    ['sep=; in quotation marks', `"sep=;"\r\n${TEXT}`],
    ['sep=, despite other separators', `sep=,\n${TEXT.replaceAll(';', ',')}`],
    ['bars', TEXT.replaceAll(';', '|')],
    ['UTF-16 without its mark', bytes(TEXT, 'utf16le')],
    ['UTF-16 in the other byte order without its mark', swapped(TEXT)],
    ['UTF-16 in the other byte order', swapped(`\uFEFF${TEXT}`)],
    ['line endings of old Macs', TEXT.replaceAll('\r\n', '\r')],
    ['a title', `My clients\r\n${TEXT}`],
    ['a title with commas', `Clients, exported on March 3, 2026, by me\r\n\r\n${TEXT}`],
    ['a title with more cells', `Clients, of March 3, 2026, mine\r\n${TEXT.replaceAll(';', ',')}`],
    ['a title in a row of cells', `My clients;\r\n;\r\nExported: today;\r\n${TEXT}`],
    ['a title that is the name of a column', `Customer\r\n${TEXT}`],
    ['empty lines', `${TEXT}${';\r\n'.repeat(300)}`],
    ['lines of spaces', `${TEXT}  \r\n ; \r\n`],
  ])('reads a file with %s', async (_, raw) => {
    expect(await importAll(raw)).toMatchObject({ rows: 2, created: 2, mistakeCount: 0 });
    expect(await stored()).toMatchObject([
      { name: 'Zo\u00EB', email: 'zoe@example.com' },
      { name: 'B', email: 'b@example.com' },
    ]);
  });

  it('reports how many lines are above the columns', async () => {
    expect((await preview(`My clients\n\n${TEXT}`)).notices).toEqual([
      { column: '', lines: 1, message: 'Left out: above the names of the columns.' },
    ]);
  });

  it.each([
    ['PK\x03\x04\x14\0', /^This is a workbook, not a CSV file\./],
    ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', /^This is a workbook, not a CSV file\./],
    ['<html><table><tr><td>Name', /^This is a web page, not a CSV file\./],
    ['BEGIN:VCARD\nVERSION:3.0\n', /^These are vCard contacts, not a CSV file\./],
    ['%PDF-1.7\n', /^This is not a CSV file\./],
  ])('recognizes another kind of file that starts with %j', async (start, detail) => {
    const { status, body } = await upload('/preview', bytes(`${start}\0\x01,x\n`, 'latin1'));
    expect([status, body.detail]).toEqual([400, expect.stringMatching(detail)]);
  });

  it('lists the unknown values that an import leaves out of a column', async () => {
    const told = await preview('Name,Status,Time zone\nA,VIP,Mars\nB,on hold,America/New_York\n');
    expect(told).toMatchObject({ created: 2, mistakeCount: 0 });
    expect(told.notices).toEqual([
      {
        column: 'Status',
        lines: 1,
        message:
          'Left out: "VIP". Must be one of: Active, Inactive, On Hold, Completed, Potential.',
      },
      {
        column: 'Time zone',
        lines: 1,
        message: 'Left out: "Mars". Must be a time zone, such as America/New_York.',
      },
    ]);
  });

  it('reads an unknown choice of a custom field as none', async () => {
    await owner.post('/api/admin/customer-fields', {
      name: 'Plan',
      kind: 'choice',
      choices: [{ name: 'Gold' }],
    });
    const told = await preview('Name,Plan\nA,Silver\nB,gold\n');
    expect(told).toMatchObject({ created: 2, mistakeCount: 0 });
    expect(told.notices).toEqual([
      {
        column: 'Plan',
        lines: 1,
        message: 'Left out: "Silver". Must be one of the choices: Gold.',
      },
    ]);
    await polaris.dataSource.query('delete from customer_fields');
  });
});

describe('ids in a file', () => {
  it.each([['cus_1'], ['9001'], ['0'], ['1e3']])('ignores the foreign id %s', async (id) => {
    const told = await importAll(`id,Name,Email\n${id},Maya,maya@example.com\n`);
    expect(told).toMatchObject({ created: 1, mistakeCount: 0 });
    expect(told.notices).toMatchObject([{ column: 'id', lines: 1 }]);
    expect(await preview(`id,Name,Email\n${id},Maya,maya@example.com\n`)).toMatchObject({
      created: 0,
      unchanged: 1,
    });
  });

  it('changes no customer with an id that another product gave to someone else', async () => {
    const { id } = await create({ name: 'Ours', email: 'ours@example.com' });
    const theirs = `id,Name,Email,Plan\n${id},Theirs,theirs@example.com,Gold\n`;
    expect(await preview(theirs)).toMatchObject({ created: 1, updated: 0 });
    const mixed = `id,Name,Email\n${id},Theirs,theirs@example.com\ncus_2,More,more@example.com\n`;
    expect(await preview(mixed)).toMatchObject({ created: 2, updated: 0 });
    const ours = `id,Name,Email\n${id},Renamed,new@example.com\n`;
    expect(await preview(ours)).toMatchObject({ created: 0, updated: 1 });
  });
});

describe('a second import of a file', () => {
  it('fills in the email of customers whom the first import added without one', async () => {
    const contacts = 'Name,Where,Company\nMaya,maya@example.com,Acme\nIan,ian@example.com,\n';
    expect(await importAll(contacts)).toMatchObject({ created: 2 });
    expect(await preview(contacts, '?columns=name,email,company')).toMatchObject({
      created: 0,
      updated: 2,
    });
    expect(await preview('Name,Email\nIan,one@example.com\nIan,two@example.com\n')).toMatchObject({
      created: 1,
      updated: 1,
      mistakeCount: 0,
    });
  });
});
