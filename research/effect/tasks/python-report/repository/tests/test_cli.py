import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class CommandTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.run_command("member", "M-0012", "Anna Müller")

    def run_command(self, *words):
        environment = {**os.environ, "CLUBBOOK_DATA": str(self.folder / "book.json"), "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-m", "clubbook", *words]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8")

    def write(self, text, encoding="utf-8"):
        path = self.folder / "list.csv"
        path.write_bytes(text.encode(encoding))
        return str(path)

    def test_a_list_is_added(self):
        result = self.run_command("import", self.write("date,member,amount,text\n2026-03-01,M-0012,12.50,March\n"))
        self.assertEqual(result.stdout, "1 bookings added\n")
        self.assertEqual(self.run_command("balance").stdout, "M-0012\t12.50\n")

    def test_a_wrong_line_is_named_and_nothing_is_added(self):
        lines = "2026-03-01,M-0012,12.50,March\n2026-02-30,M-0012,1,x\n"
        result = self.run_command("import", self.write(f"date,member,amount,text\n{lines}"))
        self.assertEqual(result.returncode, 2)
        self.assertIn("line 3", result.stderr)
        self.assertEqual(self.run_command("balance").stdout, "M-0012\t0.00\n")


if __name__ == "__main__":
    unittest.main()
