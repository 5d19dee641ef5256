import { describe, expect, it } from 'vitest';
import { readProceedings } from '#app/proceedings/read-proceedings.ts';
import { readRecord } from '#app/records/read-record.server.ts';
import { expectMinutes } from '#tests/support/expect-minutes.ts';

const libraryBoard = `<!-- Page 1 -->
![Seal of the Heron County Library](https://images.test/seal.png)

# HERON COUNTY LIBRARY DISTRICT
## Board of Trustees Regular Meeting
### Draft Minutes
#### March 4, 2025

### Trustees Attending
- Ola Brandt - President
- Piet Vos - Treasurer
- Uma Sethi - Trustee

### Guests
- Ines Falk - Visitor

---

### AGENDA ITEMS

#### I. Call to Order
- President Brandt called the meeting to order at 6:00 p.m.

#### II. Consent Calendar
The following items were acted upon together:
1. Approval of Minutes
   - a. Regular Meeting of February 4, 2025
2. Accept the Treasurer's Report for January 2025

Page 1 of 2
<!-- Page 2 -->
![Page 2 of 2](https://images.test/768x993.png?text=III.+REPORTS)
3. Approval of Warrants

Trustee Vos moved to approve the consent calendar.
Trustee Sethi seconded the motion.
Motion carried with the following votes: Brandt – aye, Vos – aye and Sethi – aye

III. PRESENTATIONS & CORRESPONDENCE

1. Presentation by Ines Falk of the Friends of the Library
   - Ms. Falk said that the book sale raised $4,120.

IV. NEW BUSINESS

1. Discussion and possible action on a roof for the Mill branch
   - The low bid is $88,000.

Trustee Sethi moved to award the bid.
Trustee Vos seconded the motion.
Motion carried with the following votes: Brandt – aye, Vos – aye and Sethi – no

2. Update on the bookmobile
- Trustee Vos asked about its insurance.

Page 2 of 2
`;

describe('minutes that a program turned into Markdown', () => {
  it('have numbers that go on unmarked, and none of those who came is an item', async () => {
    await expectMinutes(libraryBoard, {
      votes: [
        [/consent/i, 'Vos', 'Sethi', 3, 0, 'adopted'],
        [/roof|bid/i, 'Sethi', 'Vos', 2, 1, 'adopted'],
      ],
      cases: [
        ['I', /call to order/i, 'no action'],
        ['1', /approval of minutes/i, 'adopted'],
        ['2', /treasurer/i, 'adopted'],
        ['3', /warrants/i, 'adopted'],
        ['1', /presentation by ines falk/i, 'discussed'],
        ['1', /roof for the mill branch/i, 'adopted'],
        ['2', /bookmobile/i, 'discussed'],
      ],
    });
    const bytes = new TextEncoder().encode(libraryBoard);
    const record = await readRecord({ bytes, fileName: 'minutes.txt' });
    const titles = readProceedings(record).cases.map(({ title }) => title);
    expect(titles.join('\n')).not.toMatch(/Attending|Vos - |Falk - |Guests|images/);
  });

  it('have the name of the whole above their headings', () =>
    expectMinutes(
      `# Port of Alder
120 Quay Street • Alder

**MIA ROTH**
Port Director

## SUMMARY MINUTES – REGULAR MEETING

### BOARD OF COMMISSIONERS
PORT OF ALDER
Held by Telephone

### CALL TO ORDER
The meeting was called to order at 5:00 pm by Chair Dunn.

### CONSENT ITEMS
**Action:** Moved by Lee, seconded by Marsh, and carried unanimously to adopt the consent items as follows:

1. **Summary Minutes**
   **Recommendation:** Approve the minutes of May 1, 2024.
   **Action:** Approved minutes.

2. **Surplus Vehicles – Dredging Division**
   **Recommendation:** Adopt a resolution on surplus vehicles.
   **Action:** Adopted Resolution No. 24-07.

### PRESENTATION ITEMS
1. **Harbor Seal Survey**
   (Dr. Quill)
   **Action:** Presentation received, no action taken.

### ACTION ITEMS
1. **Crane Lease – Second Amendment**
   (Director Roth)
   **Recommendation:** Authorize the Director to sign.
   **Action:** On a motion by Marsh, seconded by Lee, and carried unanimously to authorize the Director to sign the amendment.

2. **ABC – Extension of Dredging Permit**
   **Action:** On a motion by Lee, seconded by Dunn, and carried unanimously to adopt Resolution No. 24-08.

# REPORTS

1. **DIRECTOR'S REPORT:**
   The crane moved 412 containers in April.

   **New Hire**
   Effective 4/28, Deckhand in Dredging - Jo Pell

2. TENANTS REPORT:
Mr. Ames thanked the staff.

CLOSED SESSION

1. Exposure to litigation: one case
   Action: On a motion by Lee, seconded by Marsh, and carried unanimously to settle the claim of Bay Rope Company.

ADJOURNMENT
The meeting was adjourned at 7:00 pm

Ada Dunn, Chair
Lou Marsh, Secretary
`,
      {
        votes: [
          [/consent/i, 'Lee', 'Marsh', null, null, 'adopted'],
          [/crane lease|amendment/i, 'Marsh', 'Lee', null, null, 'adopted'],
          [/24-08/i, 'Lee', 'Dunn', null, null, 'adopted'],
          [/settle the claim/i, 'Lee', 'Marsh', null, null, 'adopted'],
        ],
        cases: [
          [null, /call to order/i, 'no action'],
          ['1', /summary minutes/i, 'adopted'],
          ['2', /surplus vehicles – dredging division$/i, 'adopted'],
          ['1', /^harbor seal survey$/i, null],
          ['1', /^crane lease – second amendment$/i, 'adopted'],
          ['2', /^ABC – extension of dredging permit$/i, 'adopted'],
          ['1', /director's report/i, 'discussed'],
          ['2', /tenants report/i, 'discussed'],
          ['1', /exposure to litigation/i, 'adopted'],
          [null, /adjournment/i, null],
        ],
      },
    ));

  it('have items one step below a title that says what the whole is', () =>
    expectMinutes(
      `# Town of Fennimore

## Minutes of the Planning Board, June 5, 2025

### Members in Attendance

* Rae Holt, Chair
* Tom Izzo, Vice Chair

### Roll Call

Chair Holt called the meeting to order at 7:00 PM.

### Site Plan for 12 Canal Street

Mr. Izzo moved to approve the site plan; Ms. Holt seconded. Carried 3-0.

### Bylaw Review

* Ms. Holt asked for a draft by July 3.
* The draft has 14 sections.

### Adjournment

The meeting ended at 8:10 PM.
`,
      {
        votes: [[/site plan/i, 'Izzo', 'Holt', 3, 0, 'adopted']],
        cases: [
          [null, /roll call/i, null],
          [null, /^site plan for 12 canal street$/i, 'adopted'],
          [null, /^bylaw review$/i, 'discussed'],
          [null, /^adjournment$/i, null],
        ],
      },
    ));
});
