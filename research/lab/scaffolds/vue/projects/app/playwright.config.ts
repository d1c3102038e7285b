import { defineConfig } from '@playwright/test'

const port = Number(process.env.LAB_PORT ?? 4173)
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: './e2e',
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: { command: `npm run build-only && npm run preview -- --port ${port} --strictPort`, port },
})
