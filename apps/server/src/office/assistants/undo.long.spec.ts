import { afterAll, beforeAll, it } from '@jest/globals';
import { AssistantDesk } from '../../testing/assistants/assistant-desk';
import { checkUndoHistories } from '../../testing/assistants/undo-histories';

const desk = new AssistantDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());

it("keeps the owner's values after 1,000 random histories of an assistant, its owner and undo", async () => {
  await checkUndoHistories(desk, 1000, 16);
}, 1_800_000);
