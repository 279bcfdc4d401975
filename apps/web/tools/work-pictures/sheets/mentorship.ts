import { defaultContent } from '../../../content/content.ts';
import { each } from '../../dashboards/frame.ts';
import type { Sheet } from '../sheet.ts';

const project = defaultContent['mqe-mentorship'].projects.items[2]!.name;
const causes = [
  ['Renewed twice, counted twice', 118],
  ['Joined under a former name', 74],
  ['Test accounts', 39],
] as const;
const [expected, found] = [1200, 1431];

/** A page of a student's notebook, with the mentor's comment. */
export const mentorshipSheet: Sheet = {
  name: 'mqe-mentorship',
  body: ({ deep }) => `<div class="top"><h1>${project}</h1></div>
    <p class="sub">Project three · week 6 of 10</p>
    <table style="margin-top: 14px"><tbody>
      <tr><th>Expected, before the query</th><td class="strong">${expected.toLocaleString('en-US')}</td></tr>
      <tr><th>Members in the report</th><td class="strong">${found.toLocaleString('en-US')}</td></tr>
      <tr><th class="strong">Where the other ${found - expected} come from</th><td></td></tr>
      ${each(
        causes,
        ([cause, count]) => `<tr><th class="quiet">${cause}</th><td>
          <span class="bar" style="--bar: ${deep}; width: ${count}px"></span>${count}</td></tr>`,
      )}
    </tbody></table>
    <p class="comment"><b class="strong">Comment on line 3:</b> good catch. Who decides<br />
      whether a test account is a member?</p>`,
};
