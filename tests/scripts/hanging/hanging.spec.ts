// Opens a page and waits for good.
import { test } from '@playwright/test'

test('hangs', async ({ page }) => {
  await page.goto('data:text/html,<p>a page to draw</p>')
  await new Promise(() => {})
})
