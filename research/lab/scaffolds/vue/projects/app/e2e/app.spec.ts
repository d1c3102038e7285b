import { expect, test } from '@playwright/test'

test('counts', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('2', { timeout: 2000 })
})
